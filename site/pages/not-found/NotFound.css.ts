import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const page404 = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('menu')]: { gridTemplateColumns: '1fr 1fr', columnGap: rem(space.xxl) } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.md),
  maxInlineSize: rem(widths.text),
});

export const scene = style({
  paddingBlockStart: rem(space.lg),
  background: vars.sunken,
  borderRadius: corner(2),
  overflow: 'hidden',
});

export const title = style(page.title);

export const text = style(page.lead);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  paddingBlock: rem(space.xs),
});

export const places = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  borderBlock: `1px solid ${vars.line}`,
});

export const place = style({
  display: 'grid',
  blockSize: '100%',
  padding: rem(space.md, space.md, space.md, 0),
  color: vars.text,
  textDecoration: 'none',
});

export const placeText = style({
  color: vars.accentInk,
  fontWeight: 680,
  selectors: { [`${place}:hover &`]: { textDecoration: 'underline' } },
});

export const hint = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const person = style({ gridColumn: '1 / -1' });

// An address that breaks at its hyphen reads as two: first to a line of its own.
globalStyle(`${person} > a`, { display: 'inline-block', maxInlineSize: '100%' });

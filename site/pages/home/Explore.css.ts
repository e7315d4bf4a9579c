import { globalStyle, style } from '@vanilla-extract/css';
import { corner, transition } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { dot } from '../../drawings/Drawing.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlockEnd: page.sectionSpace });

export const tiles = style({
  display: 'grid',
  gap: rem(space.lg, space.md),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockStart: rem(space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: rem(space.lg) } },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: rem(space.xxs),
});

export const picture = style({
  display: 'grid',
  placeItems: 'end center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  marginBlockEnd: rem(space.xs),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

// Numbers on a drawing belong to a list that stands on another page.
globalStyle(`${picture} g:has(> .${dot})`, { display: 'none' });

export const thing = style([picture, { placeItems: 'center' }]);

globalStyle(`${picture} > svg`, { maxBlockSize: '100%' });
globalStyle(`${thing} > svg`, { maxInlineSize: '55%' });
globalStyle(`${tile}:nth-child(even) ${picture}`, {
  background: `color-mix(in srgb, ${vars.sunSoft} 60%, ${vars.surface})`,
});

export const link = style({
  color: vars.text,
  fontSize: page.fluid(fontSizes.body, 0.6, fontSizes.lead),
  fontWeight: 680,
  lineHeight: 1.25,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: corner(1.5) },
  selectors: {
    [`${tile}:hover &`]: { color: vars.accentInk, transition: transition('color') },
  },
});

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });

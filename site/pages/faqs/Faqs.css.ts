import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const GROUPS = 220;

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.fluid(space.xl, 4, space.xxxl),
  paddingBlock: page.fluid(space.xl, 4, space.xxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: `${rem(GROUPS)} minmax(0, 1fr)` } },
});

export const contents = style({
  '@media': {
    [widerPage('wide')]: { position: 'sticky', insetBlockStart: page.belowHeader, alignSelf: 'start' },
    print: { display: 'none' },
  },
});

export const places = style({ display: 'grid', borderInlineStart: `3px solid ${vars.line}` });

export const place = style({
  display: 'block',
  padding: rem(space.xs, space.md),
  color: vars.text,
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
});

export const groups = style({ display: 'grid', gap: page.fluid(space.xl, 4, space.xxl) });

export const group = style({ display: 'grid', gap: rem(space.md) });

export const heading = style({ ...page.heading, fontSize: rem(fontSizes.heading - 2) });

export const text = style({ color: vars.textSoft });

export const more = style({
  display: 'grid',
  gap: rem(space.md, space.xl),
  alignItems: 'center',
  justifyItems: 'start',
  padding: page.fluid(space.lg, 3, space.xl),
  background: vars.sunSoft,
  borderRadius: corner(1.5),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr auto' }, print: { display: 'none' } },
});

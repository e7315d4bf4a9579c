import { globalStyle, style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, whenWhole, widerPage } from '../../kit/styles/page.ts';

// All prices at one glance, where the plans themselves are below each other.
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs),
  marginBlockEnd: rem(space.xl),
  '@media': { [widerPage('wide')]: { display: 'none' }, print: { display: 'none' } },
});

// Three in a row, but where a large text has no room for them on a telephone.
globalStyle(`${prices} > li`, { flex: '1 1 0' });

export const shortcut = style({
  display: 'grid',
  blockSize: '100%',
  padding: rem(space.sm, space.xs),
  background: vars.sunken,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.small),
  lineHeight: 1.25,
  textAlign: 'center',
});

export const amount = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.title),
  fontWeight: 700,
});

// Steps: each plan is taller than the one before, because it lists all of that and more.
export const plans = style({
  display: 'grid',
  gap: rem(space.xl, space.md),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'end' } },
  // They stand on one line.
  selectors: whenWhole,
});

export const plan = style({
  position: 'relative',
  display: 'grid',
  gap: rem(space.md),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  scrollMarginBlockStart: rem(space.xl),
  '@media': { print: { breakInside: 'avoid' } },
});

export const recommended = style({ border: `2px solid ${vars.accent}`, boxShadow: `0 8px 28px ${vars.shadow}` });

export const flag = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: rem(space.lg),
  translate: '0 -50%',
  padding: rem(space.xxs, space.sm),
  background: vars.sun,
  color: vars.onSun,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.small),
  fontWeight: 700,
  lineHeight: 1.3,
});

export const head = style({ display: 'grid', gap: rem(space.xs) });

export const name = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const description = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

export const parts = style({ display: 'flex', gap: rem(space.xs) });

export const part = style({
  flex: '1 1 0',
  maxInlineSize: rem(space.xxxl),
  padding: rem(space.xxs),
  background: vars.sunSoft,
  borderRadius: corner(0.75),
});

export const cover = style({ display: 'grid', alignContent: 'start', gap: rem(space.xs) });

export const base = style({ fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const added = style({ fontWeight: 650 });

export const inherited = style({ color: vars.textSoft });

import { globalStyle, style } from '@vanilla-extract/css';
import { corner, hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, widerPage } from '../../kit/styles/page.ts';

// Wider than a small screen: it scrolls by itself, and the names of the rows stay in view.
export const frame = style({
  // What only a screen reader gets stands inside it, and scrolls with it.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  background: vars.raised,
});

export const table = style({
  inlineSize: '100%',
  minInlineSize: rem(tagWidths.medium - space.xxxl * 2),
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.35,
});

globalStyle(`${table} :is(th, td)`, {
  padding: rem(space.sm, space.md),
  textAlign: 'center',
  borderBlockEnd: `1px solid ${vars.line}`,
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 'none' });
globalStyle(`${table} tbody th`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.raised,
  textAlign: 'start',
  fontWeight: 600,
});

export const price = style({ display: 'block', color: vars.textSoft, fontWeight: 500, whiteSpace: 'nowrap' });

export const listed = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.accentInk,
  fontSize: rem(fontSizes.lead),
});

export const notListed = style({ color: vars.lineStrong });

export const marked = style({ background: vars.accentSoft });

export const spoken = style(hiddenFromSight);

export const plans = style({
  display: 'grid',
  gap: rem(space.xl, space.md),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const plan = style({
  position: 'relative',
  display: 'grid',
  // Ticks may be few or many: the buttons of all columns stand on one line.
  gridTemplateRows: 'auto 1fr auto',
  gap: rem(space.lg),
  padding: rem(0, 0, space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
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

export const picture = style({
  padding: rem(space.md, space.md, 0),
  background: vars.sunken,
  borderStartStartRadius: corner(1.4),
  borderStartEndRadius: corner(1.4),
  overflow: 'hidden',
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  paddingInline: rem(space.lg),
});

export const name = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const description = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

export const action = style({ paddingInline: rem(space.lg), display: 'grid' });

import { globalStyle, style } from '@vanilla-extract/css';
import { corner, hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { fontSizes, space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../../kit/styles/page.ts';

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

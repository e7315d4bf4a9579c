import { style } from '@vanilla-extract/css';
import { corner, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({
  padding: px(space.md, space.lg),
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.4),
  background: vars.raised,
});

export const table = style([tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);

export const caption = style({
  paddingBlockEnd: space.xs,
  fontFamily: vars.headingFont,
  fontSize: fontSizes.lead,
  fontWeight: 700,
  textAlign: 'start',
});

export const row = style({ borderBlockStart: `1px solid ${vars.line}` });

export const total = style({
  borderBlock: `2px solid ${vars.accentInk}`,
  background: vars.accentSoft,
  fontSize: fontSizes.lead,
  fontWeight: 700,
});

export const label = style({
  paddingBlock: 10,
  paddingInlineEnd: space.md,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  color: vars.textSoft,
  selectors: { [`${total} > &`]: { paddingInlineStart: space.xs, color: vars.text, fontWeight: 700 } },
});

export const value = style({
  paddingBlock: 10,
  fontWeight: 600,
  textAlign: 'end',
  verticalAlign: 'baseline',
  selectors: { [`${total} > &`]: { paddingInlineEnd: space.xs, fontWeight: 700 } },
});

export const note = style({ paddingBlockStart: space.sm, color: vars.textSoft, fontSize: fontSizes.note });

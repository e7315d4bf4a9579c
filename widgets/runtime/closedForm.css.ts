import { style } from '@vanilla-extract/css';
import { corner, px } from '../theme/styles.ts';
import { controlHeight, fontSizes, space, widths } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.sm,
  maxInlineSize: widths.widget,
  margin: '0 auto',
  padding: px(space.lg),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.4),
  background: vars.surface,
});

/** Above a form that has been begun. */
export const above = style([card, { marginBlockEnd: space.md, borderColor: vars.danger }]);

/** Below what the page itself shows in the tag. */
export const below = style({ marginBlockStart: space.sm, fontSize: fontSizes.note });

export const title = style({ fontSize: fontSizes.lead, fontWeight: 700, lineHeight: 1.3 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: controlHeight,
  padding: px(space.xs, space.lg),
  borderRadius: vars.radius,
  background: vars.accent,
  color: vars.accentText,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { background: vars.accentHover },
});

export const phone = style({ fontWeight: 700, whiteSpace: 'nowrap', color: vars.accentInk });

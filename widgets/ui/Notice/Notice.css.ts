import { style, styleVariants } from '@vanilla-extract/css';
import { corner, px } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'flex',
  gap: space.sm,
  alignItems: 'center',
  padding: px(space.md),
  borderRadius: corner(1.15),
  fontSize: fontSizes.note,
  // Seen only with forced colours, which drop the ground.
  outline: '1px solid transparent',
  outlineOffset: -1,
});

export const notice = styleVariants({
  info: [base, { background: vars.accentSoft, color: vars.accentInk }],
  sun: [base, { background: vars.sunSoft, color: vars.sunText }],
  success: [base, { background: vars.successSoft, color: vars.success }],
  danger: [base, { background: vars.dangerSoft, color: vars.danger }],
});

export const icon = style({ fontSize: fontSizes.lead });

export const words = style({ minInlineSize: 0, color: vars.text, textWrap: 'pretty' });

export const title = style({ fontSize: fontSizes.body, fontWeight: 700, lineHeight: 1.4 });

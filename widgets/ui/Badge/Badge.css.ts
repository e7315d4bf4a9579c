import { style, styleVariants } from '@vanilla-extract/css';
import { corner, px } from '../../theme/styles.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const base = style({
  display: 'inline-block',
  padding: px(2, 10),
  borderRadius: corner(0.6),
  fontSize: fontSizes.small,
  fontWeight: 650,
  lineHeight: 1.5,
});

export const badge = styleVariants({
  sun: [base, { background: vars.sunSoft, color: vars.sunText }],
  accent: [base, { background: vars.accentSoft, color: vars.accentInk }],
});

import { style } from '@vanilla-extract/css';
import { fontSizes, space, widths } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

/** An aside in the margin's voice: seen before the fields, in nobody's way. */
export const notice = style({
  maxInlineSize: widths.text,
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${vars.sun}`,
  color: vars.textSoft,
  fontSize: fontSizes.note,
});

export const proof = style({ display: 'block', color: vars.text });

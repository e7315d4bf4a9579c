import { style } from '@vanilla-extract/css';
import { px } from '../theme/styles.ts';
import { fontSizes, space } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

// Beside the field even on a telephone: what it says never pushes the rest of the step down.
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(140px,100%),1fr))',
  gap: px(space.xs, space.md),
  alignItems: 'end',
});

export const note = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${vars.accentInk}`,
  fontSize: fontSizes.note,
  lineHeight: 1.3,
});

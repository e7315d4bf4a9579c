import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../Field/Field.css.ts';

export const wrap = style({ position: 'relative' });

export const select = style([control, { paddingInlineEnd: space.xxl, textOverflow: 'ellipsis', cursor: 'pointer' }]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space.md,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.accentInk,
  pointerEvents: 'none',
});

import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/styles.ts';
import { space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../Field/Field.css.ts';

export const frame = style({ position: 'relative', display: 'block' });

export const prefix = style({
  position: 'absolute',
  insetInlineStart: space.md,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.textSoft,
});

export const number = style([
  control,
  tabular,
  {
    appearance: 'textfield',
    selectors: { '&::-webkit-inner-spin-button': { appearance: 'none' } },
  },
]);

/** Room for the prefix. */
export const prefixed = style([number, { paddingInlineStart: space.xl }]);

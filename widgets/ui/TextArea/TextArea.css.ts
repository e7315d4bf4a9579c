import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

export const area = style([control, { paddingBlock: space.sm, resize: 'vertical', lineHeight: 1.5 }]);

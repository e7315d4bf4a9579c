import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

export const area = style([control, { paddingBlock: space.sm, resize: 'vertical', lineHeight: 1.5 }]);

// Site specification, section 5: not lower when it is dragged, and with every font.
const MESSAGE_HEIGHT = 150;
export const message = style([area, { minBlockSize: MESSAGE_HEIGHT }]);

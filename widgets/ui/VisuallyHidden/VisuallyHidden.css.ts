import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../theme/styles.ts';

export const hidden = style(hiddenFromSight);

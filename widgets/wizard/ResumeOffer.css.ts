import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.sm });

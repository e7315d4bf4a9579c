import { style } from '@vanilla-extract/css';
import { vars } from '../../../widgets/theme/vars.css.ts';

export const mark = style({ flexShrink: 0 });

export const markSun = style({ fill: vars.sun });

export const markBar = style({ stroke: vars.accent, strokeWidth: 3, strokeLinecap: 'round', fill: 'none' });

export const markPier = style({ stroke: vars.accent, strokeWidth: 2, strokeLinecap: 'round', fill: 'none' });

import { style } from '@vanilla-extract/css';
import { forcedColours, hiddenFromSight } from '../../theme/styles.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 200 });

export const low = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const high = style({ fill: vars.sun, '@media': { [forcedColours]: { fill: 'Highlight' } } });

export const axis = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

export const name = style({ fill: vars.textSoft, fontSize: fontSizes.small, textAnchor: 'middle' });

export const note = style({ color: vars.textSoft, fontSize: fontSizes.note });

export const table = style(hiddenFromSight);

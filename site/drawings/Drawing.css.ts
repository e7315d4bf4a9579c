import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../widgets/theme/styles.ts';
import { vars } from '../../widgets/theme/vars.css.ts';

export const dot = style({
  fill: vars.sun,
  stroke: vars.raised,
  strokeWidth: 2.5,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const number = style({
  fill: vars.onSun,
  stroke: 'none',
  fontFamily: vars.font,
  fontSize: '13px',
  fontWeight: 750,
  textAnchor: 'middle',
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

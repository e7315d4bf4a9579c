import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../widgets/theme/styles.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { narrowerPage } from '../document/media.ts';

export const dot = style({
  fill: vars.sun,
  stroke: vars.raised,
  strokeWidth: 2.5,
  '@media': {
    // A drawing shrinks with a small screen; what has to be read must not.
    [narrowerPage('medium')]: { r: '19px' },
    [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' },
  },
});

export const number = style({
  fill: vars.onSun,
  stroke: 'none',
  fontFamily: vars.font,
  fontSize: '13px',
  fontWeight: 750,
  textAnchor: 'middle',
  '@media': {
    [narrowerPage('medium')]: { fontSize: '22px', translate: '0 3.2px' },
    [forcedColours]: { fill: 'CanvasText' },
  },
});

import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../widgets/theme/styles.ts';
import { vars } from '../../widgets/theme/vars.css.ts';

export const chart = style({ inlineSize: '100%', blockSize: 'auto' });

export const day = style({ fill: vars.artSky, '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } } });

export const night = style({ fill: vars.artPanel, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const hour = style({
  fill: vars.textSoft,
  fontFamily: vars.font,
  fontSize: '13px',
  textAnchor: 'middle',
});

export const tick = style({ stroke: vars.lineStrong, strokeWidth: 1 });

import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { fontSizes } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';

const drawn = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const inForcedColours = { '@media': { [forcedColours]: { stroke: 'CanvasText' } } } as const;

export const map = style({ inlineSize: '100%', blockSize: '100%', background: vars.sunken });

export const line = style({ ...drawn, ...inForcedColours, stroke: vars.artLine, strokeWidth: 2.2 });

export const river = style({ ...drawn, ...inForcedColours, stroke: vars.artSky, strokeWidth: 52 });

export const lane = style({ ...drawn, stroke: vars.raised, strokeWidth: 4 });

export const road = style({ ...drawn, stroke: vars.raised, strokeWidth: 9 });

export const mainRoad = style({ ...drawn, ...inForcedColours, stroke: vars.sun, strokeWidth: 10 });

export const rail = style({ ...drawn, stroke: vars.lineStrong, strokeWidth: 2, strokeDasharray: '8 6' });

export const bridge = style({ ...drawn, stroke: vars.lineStrong, strokeWidth: 6 });

const name = style({
  fill: vars.text,
  fontSize: fontSizes.small,
  // A rim in the colour of the ground keeps words readable where they cross a line.
  stroke: vars.sunken,
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const names = styleVariants({
  road: [name],
  place: [name, { fontWeight: 650 }],
  water: [name, { stroke: vars.artSky, fontStyle: 'italic' }],
  office: [name, { fontSize: fontSizes.lead, fontWeight: 720, textAnchor: 'middle' }],
});

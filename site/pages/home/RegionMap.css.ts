import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { fontSizes } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';

export const river = style({
  stroke: vars.artSky,
  strokeWidth: 5,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

export const reach = style({
  fill: `color-mix(in srgb, ${vars.sun} 12%, transparent)`,
  stroke: vars.sunText,
  strokeWidth: 1.6,
  strokeDasharray: '2 7',
  '@media': { [forcedColours]: { fill: 'none' } },
});

const name = style({
  fill: vars.text,
  stroke: 'none',
  fontSize: fontSizes.note,
  fontWeight: 550,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

const anchors = { start: 'start', end: 'end' } as const;

/** `end`: the words end at their point. */
export const names = styleVariants(anchors, (textAnchor) => [name, { textAnchor }]);

export const large = styleVariants(anchors, (textAnchor) => [
  name,
  { textAnchor, fontSize: fontSizes.lead, fontWeight: 720 },
]);

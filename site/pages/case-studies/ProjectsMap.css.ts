import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { fontSizes } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';

export const river = style({
  stroke: vars.artSky,
  strokeWidth: 8,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

const name = style({
  fill: vars.text,
  stroke: 'none',
  fontSize: fontSizes.small,
  fontWeight: 650,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

/** `end`: the words end at their point. */
export const names = styleVariants({ start: [name], end: [name, { textAnchor: 'end' }] });

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/styles.ts';
import { vars } from '../../theme/vars.css.ts';

/** One hand draws everything: a round line of even weight, over flat fills that lie a little beside it. */
export const art = style({
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: vars.artLine,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

// 2 px on the screen, however large the drawing is shown.
globalStyle(`${art} *`, { vectorEffect: 'non-scaling-stroke' });

/** Tile edges, waves, hangers: quieter than an outline. */
export const fine = style({ strokeWidth: 1.2 });

const fills = {
  sky: vars.artSky,
  meadow: vars.artMeadow,
  wall: vars.artWall,
  roof: vars.artRoof,
  panel: vars.artPanel,
  sun: vars.sun,
  glow: vars.sunSoft,
} as const;

export const fill = styleVariants(fills, (colour) => ({
  fill: colour,
  stroke: 'none',
  '@media': { [forcedColours]: { fill: 'Canvas' } },
}));

/** Cell lines of a panel: light on the panel by day and by night. */
export const cells = style({
  stroke: vars.artCell,
  strokeWidth: 1.2,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

/** A charging cable: thicker than an outline, in the colour of the roof. */
export const cable = style({
  stroke: vars.artRoof,
  strokeWidth: 3,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

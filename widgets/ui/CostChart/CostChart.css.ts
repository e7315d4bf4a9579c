import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, forcedColours, hiddenFromSight } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const total = style({
  fontSize: `clamp(20px,7cqi,${fontSizes.heading}px)`,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-.02em',
});

export const bar = style({ inlineSize: '100%', blockSize: 52, borderRadius: corner(0.85), overflow: 'hidden' });

const colours = { plain: vars.accentInk, hatched: vars.sun, ruled: vars.artRoof } as const;

export const ground = styleVariants(colours, (colour) => ({ fill: colour }));

const textureBase = style({
  fill: 'none',
  strokeWidth: 2,
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

// Amber alone is too pale beside white paper: its hatching carries the contrast.
export const texture = styleVariants({
  plain: [textureBase],
  hatched: [textureBase, { stroke: vars.onSun, opacity: 0.5 }],
  ruled: [textureBase, { stroke: vars.raised, opacity: 0.5 }],
});

// The gap between parts is drawn, so that shares stay exact.
export const gap = style({ fill: 'none', stroke: vars.raised, strokeWidth: 3 });

const words = style({
  fontSize: fontSizes.body,
  fontWeight: 700,
  textAnchor: 'middle',
  paintOrder: 'stroke',
  strokeWidth: 5,
  strokeLinejoin: 'round',
});

export const text = styleVariants({
  plain: [words, { fill: vars.raised, stroke: vars.accentInk }],
  hatched: [words, { fill: vars.onSun, stroke: vars.sun }],
  ruled: [words, { fill: vars.raised, stroke: vars.artRoof }],
});

const folds = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;

/** The legend is the table: the chart says nothing that it does not. */
export const legend = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const tableCaption = style(hiddenFromSight);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxs,
  fontWeight: 400,
  textAlign: 'start',
});

export const swatch = style({ inlineSize: 26, blockSize: 26, borderRadius: 7, overflow: 'hidden' });

export const amount = style({ marginInlineStart: 'auto', fontWeight: 600, textAlign: 'end', whiteSpace: 'nowrap' });

globalStyle(`${legend} tr`, folds);

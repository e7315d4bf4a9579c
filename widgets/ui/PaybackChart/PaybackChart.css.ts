import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColours } from '../../theme/styles.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const picture = style({ inlineSize: '100%', blockSize: 'clamp(200px,58cqi,270px)', overflow: 'visible' });

export const grid = style({ stroke: vars.line, strokeWidth: 1 });

export const axis = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

const words = style({
  fill: vars.textSoft,
  fontSize: fontSizes.small,
  // A halo of the ground: words stay readable where a line passes behind them.
  stroke: vars.raised,
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const tick = style([words]);

export const year = styleVariants({
  first: [words],
  middle: [words, { textAnchor: 'middle' }],
  last: [words, { textAnchor: 'end' }],
});

const strong = style([words, { fontSize: fontSizes.note, fontWeight: 700 }]);

export const costLabel = styleVariants({
  start: [strong, { fill: vars.sunText }],
  end: [strong, { fill: vars.sunText, textAnchor: 'end' }],
});

export const savingsLabel = styleVariants({
  start: [strong, { fill: vars.accentInk }],
  end: [strong, { fill: vars.accentInk, textAnchor: 'end' }],
});

// Cost is dashed and savings are solid: two lines that no colour has to tell apart.
export const cost = style({ stroke: vars.sunText, strokeWidth: 2.5, strokeDasharray: '7 5' });

export const savings = style({ stroke: vars.accentInk, strokeWidth: 4, strokeLinecap: 'round' });

export const owed = style({ fill: vars.sunSoft });

export const gained = style({ fill: vars.accentSoft });

export const drop = style({ stroke: vars.accentInk, strokeWidth: 1.5, strokeDasharray: '2 4' });

export const point = style({ fill: vars.sun, stroke: vars.accentInk, strokeWidth: 4 });

import { style } from '@vanilla-extract/css';
import { corner, forcedColours, px, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { frame } from '../NumberField/NumberField.css.ts';

/** Diameter of the thumb in px; the track keeps half of it free at both ends. */
export const THUMB = 30;

export const row = style({
  display: 'grid',
  gap: px(space.sm, space.lg),
  '@container': { [wider('medium')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const scale = style({ display: 'grid', minInlineSize: 0 });

export const rail = style({ position: 'relative', blockSize: 80 });

// Half a thumb free on both sides: percentages then agree with where the browser puts the thumb.
export const track = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: THUMB / 2,
  inlineSize: `calc(100% - ${THUMB}px)`,
  blockSize: 80,
  overflow: 'visible',
});

export const floating = style({ overflow: 'visible' });

export const unfilled = style({
  inlineSize: `calc(100% + ${THUMB}px)`,
  fill: vars.sunken,
  stroke: vars.lineStrong,
  strokeWidth: 1.5,
});

export const filled = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'Highlight' } } });

export const bubble = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const bubbleText = style([
  tabular,
  {
    fill: vars.surface,
    fontSize: fontSizes.body,
    fontWeight: 700,
    textAnchor: 'middle',
    '@media': { [forcedColours]: { fill: 'Canvas' } },
  },
]);

// The thumb is a sun with a ring in the accent: the ring carries the contrast, the sun the warmth.
const thumb = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `4px solid ${vars.accentInk}`,
  borderRadius: '50%',
  background: vars.sun,
  boxShadow: vars.shadow,
  cursor: 'grab',
} as const;

export const slider = style({
  position: 'absolute',
  insetBlockStart: 36,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: 44,
  margin: 0,
  borderRadius: corner(1),
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
});

export const ends = style([
  tabular,
  { display: 'flex', justifyContent: 'space-between', color: vars.textSoft, fontSize: fontSizes.small },
]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(space.xxs, space.md),
  '@container': { [wider('medium')]: { display: 'grid', maxInlineSize: 160 } },
});

export const boxLabel = style({ color: vars.textSoft, fontSize: fontSizes.note, lineHeight: 1.3 });

export const boxFrame = style([
  frame,
  {
    flexShrink: 0,
    inlineSize: 128,
    '@container': { [wider('medium')]: { inlineSize: '100%', minInlineSize: 128 } },
  },
]);

import { style, styleVariants } from '@vanilla-extract/css';
import { corner, canHover, focusRing, forcedColours, px, reducedMotion, transition } from '../../theme/styles.ts';
import { fontSizes, motion, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const whole = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
});

export const rose = style({ position: 'relative', inlineSize: 'min(100%,272px)', aspectRatio: '1' });

export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', fill: 'none' });

export const sky = style({ fill: vars.artSky, stroke: vars.lineStrong });
export const sunny = style({ fill: vars.sunSoft, stroke: vars.lineStrong });
export const sunPath = style({ stroke: vars.sunText, strokeWidth: 2, strokeDasharray: '4 4' });
export const sun = style({ fill: vars.sun, stroke: vars.sunText, strokeWidth: 2 });
export const needle = style({
  fill: vars.accentSoft,
  stroke: vars.lineStrong,
});

export const outline = style({
  stroke: vars.artLine,
  strokeWidth: 2.2,
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

const turn = style({
  transformOrigin: '140px 140px',
  transition: `transform ${motion.calm} ${motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** The roof as it lies below the rose: what faces down on the screen faces south. */
export const turned = styleVariants(
  { S: 0, 'SE/SW': -45, 'E/W': -90, 'NE/NW': -135, N: -180, unsure: 0 },
  (degrees) => [turn, { transform: `rotate(${degrees}deg)` }],
);

/** Nobody knows which side: the panels are only sketched. */
export const sketched = style({ stroke: vars.sunSoft, strokeWidth: 2, strokeDasharray: '5 4' });

export const radio = style({
  position: 'absolute',
  zIndex: 1,
  margin: 0,
  opacity: 0,
  inlineSize: 44,
  blockSize: 44,
  cursor: 'pointer',
});

const face = style({
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${vars.lineStrong}`,
  background: vars.raised,
  color: vars.text,
  fontSize: fontSizes.small,
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  transition: transition('background-color', 'border-color', 'color'),
  selectors: {
    [`${radio}:checked ~ &`]: { background: vars.accentInk, borderColor: vars.accentInk, color: vars.raised },
    [`${radio}:focus-visible ~ &`]: focusRing,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: vars.accentInk } } },
    [forcedColours]: { selectors: { [`${radio}:checked ~ &`]: { borderColor: 'Highlight', borderWidth: 4 } } },
  },
});

const point = style([
  face,
  {
    position: 'absolute',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    transform: 'translate(-50%,-50%)',
  },
]);

const FAR = 1;
const NEAR = Number(Math.SQRT1_2.toFixed(3));
// Half a point stays free at each edge, however narrow the tag.
const along = (part: number): string => `calc(50% + (50% - 23px) * ${part})`;
const at = (across: number, down: number) => ({ insetInlineStart: along(across), insetBlockStart: along(down) });
const PLACES = {
  N: at(0, -FAR),
  NE: at(NEAR, -NEAR),
  E: at(FAR, 0),
  SE: at(NEAR, NEAR),
  S: at(0, FAR),
  SW: at(-NEAR, NEAR),
  W: at(-FAR, 0),
  NW: at(-NEAR, -NEAR),
} as const;

export const points = styleVariants(PLACES, (place) => [point, place]);
export const radios = styleVariants(PLACES, (place) => [radio, place, { transform: 'translate(-50%,-50%)' }]);

export const unsureRow = style({ position: 'relative', display: 'grid' });
export const unsure = style([face, { minBlockSize: 44, padding: px(space.xs, space.md), borderRadius: corner(1.6) }]);

export const says = style({ display: 'grid', textAlign: 'center', lineHeight: 1.3, minBlockSize: '2.8em' });
export const facing = style({ fontWeight: 700 });
export const share = style({ color: vars.textSoft, fontSize: fontSizes.note });

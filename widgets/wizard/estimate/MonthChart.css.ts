import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColours, narrower, px, tabular, wider } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.sm });

export const picture = style({ inlineSize: '100%', blockSize: 'clamp(210px,56cqi,260px)', overflow: 'visible' });

const forced = (colour: string) => ({ '@media': { [forcedColours]: { fill: colour, stroke: 'CanvasText' } } }) as const;

/** What is kept is the accent's, what is sold the sun's, what is bought the colour of bricks: in every chart of an estimate. */
export const band = styleVariants({
  used: { fill: vars.accentInk, ...forced('CanvasText') },
  exported: { fill: vars.sun, stroke: vars.sunText, strokeWidth: 1.5, ...forced('Canvas') },
  bought: { fill: vars.artRoof, ...forced('GrayText') },
});

export const grid = style({ stroke: vars.line, strokeWidth: 1 });
export const axis = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

export const word = style({
  fill: vars.textSoft,
  fontSize: fontSizes.small,
  stroke: vars.raised,
  strokeWidth: 4,
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(space.xxs, space.md),
  fontSize: fontSizes.note,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: space.xs });
export const swatch = style({ inlineSize: 18, blockSize: 18, borderRadius: 5, flex: 'none' });

export const table = style([
  tabular,
  { inlineSize: '100%', borderCollapse: 'collapse', fontSize: `clamp(12px,3.7cqi,${fontSizes.small}px)` },
]);
globalStyle(`${table} th, ${table} td`, {
  padding: px(6, 2),
  borderBlockEnd: `1px solid ${vars.line}`,
  textAlign: 'end',
  fontWeight: 400,
  // Only where a visitor has set letters apart: at any other time there is room.
  overflowWrap: 'anywhere',
});
globalStyle(`${table} th`, { color: vars.textSoft });
globalStyle(`${table} th:first-child`, { textAlign: 'start' });
globalStyle(`${table} tfoot *`, { color: vars.text, fontWeight: 700 });

// Five columns have no room in a narrow tag: what is made is left to a sentence there.
globalStyle(`${table} :nth-child(2):is(th, td)`, { '@container': { [narrower('slim')]: { display: 'none' } } });
// Five digits in each column need more than the narrowest card leaves them: its inset gives some.
globalStyle(table, {
  '@container': { [narrower('slim')]: { marginInline: -space.sm, inlineSize: `calc(100% + ${2 * space.sm}px)` } },
});
export const sum = style({ fontSize: fontSizes.small, '@container': { [wider('slim')]: { display: 'none' } } });

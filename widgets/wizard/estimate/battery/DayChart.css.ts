import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours, narrower, px } from '../../../theme/styles.ts';
import { fontSizes, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { word } from '../MonthChart.css.ts';

/** Its table goes by the room of one chart, of which two may be side by side. */
export const card = style({ containerType: 'inline-size', display: 'grid', alignContent: 'start' });

export const about = style({ color: vars.textSoft, fontSize: fontSizes.note, marginBlockStart: -space.sm });

export const picture = style({ inlineSize: '100%', blockSize: 236, overflow: 'visible' });

/** Stretched to the width of the tag; lines keep theirs. */
export const plot = style({ overflow: 'visible' });
globalStyle(`${plot} *`, { vectorEffect: 'non-scaling-stroke' });

/** Kept for later: the accent of what is kept, hollow. */
export const battery = style({
  fill: vars.accentInk,
  fillOpacity: 0.34,
  stroke: vars.accentInk,
  strokeWidth: 1.5,
  '@media': { [forcedColours]: { fill: 'Highlight', fillOpacity: 1, stroke: 'CanvasText' } },
});

export const use = style({
  fill: 'none',
  stroke: vars.text,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '@media': { [forcedColours]: { stroke: 'CanvasText' } },
});

/** Where five hours are too many. */
const quarter = style({ textAnchor: 'middle', '@container': { [narrower('slim')]: { display: 'none' } } });

/** Below the hours of the day. */
export const places = {
  0: style({}),
  6: quarter,
  12: style({ textAnchor: 'middle' }),
  18: quarter,
  24: style({ textAnchor: 'end' }),
} as const;

export const sun = style([word, { textAnchor: 'middle', fontWeight: 700 }]);
export const atEnd = style([word, { textAnchor: 'end', fontWeight: 700 }]);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,150px),1fr))',
  gap: px(space.xs, space.md),
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: space.xs,
});
globalStyle(`${part} > svg`, { gridRow: 'span 2', marginBlockStart: 3 });
globalStyle(`${part} > dt`, { color: vars.textSoft, fontSize: fontSizes.note, lineHeight: 1.3 });
globalStyle(`${part} > dd`, { gridColumn: 2, fontWeight: 700, lineHeight: 1.3 });

/** Six figures an hour: where a chart is narrow as many a line as fit, below the hour. */
export const table = style({});
globalStyle(`${table}${table} tr`, {
  '@container': {
    [narrower('compact')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(70px,1fr))' },
  },
});
globalStyle(`${table}${table} th:first-child`, {
  '@container': { [narrower('compact')]: { gridColumn: '1/-1', border: 0, paddingBlockEnd: 0, fontWeight: 700 } },
});
globalStyle(`${table}${table} :nth-child(2):is(th, td)`, {
  '@container': { [narrower('compact')]: { display: 'block' } },
});

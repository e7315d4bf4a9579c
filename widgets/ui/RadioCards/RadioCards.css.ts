import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  canHover,
  corner,
  focusRing,
  forcedColours,
  narrower,
  px,
  tabular,
  transition,
  wider,
} from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const grid = style({ display: 'grid', gap: space.sm });

const counts = { 1: 1, 2: 2, 3: 3 } as const;
/** As many columns as there is room for, and no more than `count`. */
const columnsOf = (count: number, least: number): string =>
  `repeat(auto-fit,minmax(min(100%,max(${least}px,(100% - ${(count - 1) * space.sm}px) / ${count})),1fr))`;

export const columns = styleVariants(counts, (count) => [
  grid,
  count > 2
    ? { '@container': { [wider('medium')]: { gridTemplateColumns: columnsOf(count, 150) } } }
    : { gridTemplateColumns: columnsOf(count, 250) },
]);

export const tiles = styleVariants(counts, (count) => [grid, { gridTemplateColumns: columnsOf(count, 66) }]);

export const card = style({ position: 'relative', display: 'grid', cursor: 'pointer' });

// Where its mark is drawn, as large as a thumb. The rest of the card is its label, whose words stay selectable and
// can be clicked by themselves.
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 44,
  blockSize: 44,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const surface = style({
  position: 'relative',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  lineHeight: 1.35,
  transition: transition('border-color', 'background-color', 'box-shadow'),
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.accentInk,
      background: vars.accentSoft,
      boxShadow: `0 0 0 1.5px ${vars.accentInk}`,
    },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': {
    [canHover]: { selectors: { [`${radio}:hover + &`]: { borderColor: vars.accentInk } } },
    [forcedColours]: { selectors: { [`${radio}:checked + &`]: { borderColor: 'Highlight' } } },
  },
});

export const tileFace = style([
  surface,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space.xxs,
    // Room for the mark above the picture, which fills a narrow tile.
    padding: px(36, space.xxs, space.sm),
    textAlign: 'center',
    '@container': { [wider('medium')]: { paddingBlockStart: space.md } },
  },
]);

export const face = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    alignContent: 'start',
    alignItems: 'center',
    gap: px(space.sm, space.md),
    padding: space.md,
    '@container': { [narrower('compact')]: { columnGap: space.xs, paddingInline: space.sm } },
  },
]);

// Three abreast leave no room beside the picture: it moves to the top.
globalStyle(`${columns[3]} ${face}`, { '@container': { [wider('medium')]: { gridTemplateColumns: 'minmax(0,1fr)' } } });

export const picture = style({
  inlineSize: 'clamp(56px,24cqi,104px)',
  selectors: { [`${tileFace} > &`]: { inlineSize: '100%', maxInlineSize: 120 } },
});

export const name = style({
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  // Clear of the mark in the corner.
  selectors: { [`${face} > &`]: { paddingInlineEnd: space.lg } },
});

export const title = style({
  fontWeight: 700,
  selectors: { [`${tileFace} &`]: { fontSize: 'clamp(14px,4.6cqi,17px)' } },
});

export const price = style([
  tabular,
  { color: vars.accentInk, fontSize: 'clamp(14px,5cqi,17px)', fontWeight: 700, overflowWrap: 'normal' },
]);

export const badge = style({
  justifySelf: 'start',
  gridColumn: '1/-1',
  padding: px(2, 10),
  borderRadius: corner(0.6),
  background: vars.sunSoft,
  color: vars.sunText,
  fontSize: fontSizes.small,
  fontWeight: 650,
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridColumn: '1/-1',
  color: vars.textSoft,
  fontSize: fontSizes.note,
  selectors: { [`${tileFace} > &`]: { fontSize: fontSizes.small, lineHeight: 1.3 } },
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  paddingBlock: 6,
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:nth-child(2)': { marginBlockStart: space.xs } },
});

export const factValue = style([
  tabular,
  { color: vars.text, fontWeight: 600, marginInlineStart: 'auto', textAlign: 'end' },
]);

export const point = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  paddingBlock: 3,
  color: vars.text,
});

export const tick = style({ flex: 'none', color: vars.accentInk, fontSize: fontSizes.small, lineHeight: 1.9 });

export const mark = style({
  position: 'absolute',
  insetBlockStart: 10,
  insetInlineEnd: 10,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  border: `2px solid ${vars.lineStrong}`,
  borderRadius: '50%',
  background: vars.raised,
  fontSize: fontSizes.small,
  selectors: {
    [`${radio}:checked + ${surface} &`]: {
      borderColor: vars.accentInk,
      background: vars.accentInk,
      color: vars.raised,
    },
  },
});

// Hidden and not transparent: forced colours would show the tick on every card.
globalStyle(`${mark} > svg`, { visibility: 'hidden' });
globalStyle(`${radio}:checked + ${surface} ${mark} > svg`, { visibility: 'visible' });

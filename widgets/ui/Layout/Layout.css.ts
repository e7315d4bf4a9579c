import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, hiddenFromSight, narrower, px, wider } from '../../theme/styles.ts';
import { fontSizes, space, widths } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

// Beside something taller the rows stay together.
const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'start' });

export const stack = styleVariants({
  sm: [grid, { gap: space.sm }],
  md: [grid, { gap: space.lg, '@container': { [narrower('medium')]: { gap: space.md } } }],
  lg: [grid, { gap: space.xl }],
});

// What has nothing to say yet is no row, whose gap would be left.
globalStyle(`${stack.lg} > :empty`, { position: 'absolute' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(240px,100%),1fr))',
  gap: px(space.xl, space.lg),
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(140px,100%),1fr))',
  gap: px(space.lg, space.sm),
  '@container': { [wider('medium')]: { columnGap: space.lg } },
});

// What stands in rows of its own there keeps the distance of the others.
globalStyle(`${stack.md} > ${columns}, ${stack.md} > ${pair}`, { rowGap: 'inherit' });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: px(0, space.lg) });

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.xl,
  '@container': {
    [wider('wide')]: { gridTemplateColumns: 'minmax(0,1fr) 320px' },
    [narrower('medium')]: { gap: space.md },
  },
});

export const aside = style({ alignSelf: 'start' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  justifyContent: 'space-between',
});

// The button that leads on is the last one, and a thumb's width where there is room for no more.
globalStyle(`${actions} > :last-child`, {
  marginInlineStart: 'auto',
  '@container': { [narrower('medium')]: { flexGrow: 1 } },
});

// Two columns and never three: four figures leave no orphan.
export const figures = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(124px,50% - ${space.xs / 2}px)),1fr))`,
});

/** As many columns as hold buttons of that width. */
const buttonGrid = (least: number) =>
  ({
    display: 'grid',
    gap: space.xs,
    gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,${least}px),1fr))`,
  }) as const;

export const buttonPairs = style({ ...buttonGrid(306), '@media': { print: { display: 'none' } } });

// Icon and words of the longest in one line, in the widest of the fonts that a system may have.
export const buttonPair = style(buttonGrid(149));

// Beside each other they need the quiet outline that one alone does without.
globalStyle(`${buttonPair} > *`, {
  gap: space.xxs,
  paddingInline: 0,
  borderColor: vars.line,
  background: vars.raised,
  fontSize: fontSizes.note,
});

export const frame = style({
  maxInlineSize: widths.widget,
  marginInline: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.8),
  background: vars.surface,
  boxShadow: vars.shadow,
  overflow: 'clip',
  '@media': { print: { border: 0, borderRadius: 0, boxShadow: 'none' } },
});

export const head = style({
  padding: px(space.lg, space.md),
  background: vars.sunken,
  '@container': { [wider('medium')]: { padding: px(space.xl) } },
});

export const headWithPicture = style([
  head,
  {
    display: 'grid',
    gap: space.md,
    paddingBlockEnd: 0,
    '@container': {
      [wider('medium')]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,42%)', alignItems: 'end', paddingBlockEnd: 0 },
    },
  },
]);

export const headWords = style({
  display: 'grid',
  gap: space.xs,
  '@container': { [wider('medium')]: { selectors: { [`${headWithPicture} > &`]: { paddingBlockEnd: space.xl } } } },
});

export const heading = style({
  fontSize: fontSizes.heading,
  '@container': { [wider('medium')]: { fontSize: fontSizes.hero } },
});

export const intro = style({
  maxInlineSize: widths.text,
  color: vars.textSoft,
  fontSize: fontSizes.lead,
  lineHeight: 1.45,
  textWrap: 'balance',
});

// A page that has said what the form is about has no second head: the first step begins with its steps, later ones with their
// heading. It stays for who listens, and takes the focus as ever.
const BARE = ':host([head=none])';
globalStyle(`${BARE} ${head}`, { display: 'block', paddingBlockEnd: 0, background: 'none' });
globalStyle(`${BARE} ${heading}`, { fontSize: fontSizes.heading });
export const opening = style({ selectors: { [`${BARE} &&`]: hiddenFromSight } });
globalStyle(`${BARE} ${opening} + *`, {
  '@container': { [narrower('medium')]: { paddingBlockStart: space.sm, gap: space.md } },
});

// The negative margins undo the padding of the head: the river in the drawing reaches the edge of the frame.
export const picture = style({
  selectors: { [`${BARE} &`]: { display: 'none' } },
  alignSelf: 'end',
  marginInline: -space.md,
  '@container': { [wider('medium')]: { marginInline: px(0, -space.xl) } },
});

export const foot = style({
  paddingInline: space.md,
  '@container': { [wider('medium')]: { paddingInline: space.xl } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.xl,
  padding: px(space.lg, space.md),
  '@container': { [wider('medium')]: { padding: px(space.xl) } },
});

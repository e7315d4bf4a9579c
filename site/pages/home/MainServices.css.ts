import { style } from '@vanilla-extract/css';
import { corner, transition, forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';
import * as section from './section.css.ts';

const { rem, narrowerPage, widerPage } = page;

// Both drawings end on one line; the higher one leaves some of its sky.
const SCENE = 168;

export const main = style({
  display: 'grid',
  gap: rem(space.md),
  marginBlockStart: rem(space.md),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const PADDING = page.fluid(space.md, 1.4, space.lg);

// The whole card leads on; what stands in it is no part of the link's name.
const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  padding: PADDING,
  borderRadius: corner(2),
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px transparent`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 2px ${vars.accent}`, transition: transition('box-shadow') },
    '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 3px ${vars.accentInk}` },
  },
});

const scenic = style([
  card,
  {
    '@media': {
      [narrowerPage('medium')]: { gridTemplateColumns: `${rem(128)} minmax(0, 1fr)`, columnGap: rem(space.md) },
    },
  },
]);

export const solar = style([scenic, { background: `color-mix(in srgb, ${vars.sunSoft} 75%, ${vars.surface})` }]);

export const business = style([scenic, { background: `color-mix(in srgb, ${vars.artSky} 45%, ${vars.surface})` }]);

/** What a claim rests on, below drawing and words. */
export const basis = style([section.basis, { gridColumn: '1 / -1' }]);

export const chargers = style([
  card,
  {
    background: vars.sunken,
    '@media': {
      [widerPage('medium')]: { gridColumn: '1 / -1' },
      [widerPage('desktop')]: { gridColumn: 'auto' },
    },
  },
]);

// All drawings are as high as the chart beside them.
export const scene = style({
  margin: `calc(-1 * ${rem(space.xs)}) calc(-1 * ${PADDING}) 0`,
  maxBlockSize: rem(SCENE),
  display: 'grid',
  alignContent: 'end',
  overflow: 'clip',
  // On a phone beside the words.
  '@media': { [narrowerPage('medium')]: { gridRow: 'span 2', alignSelf: 'end', margin: 0 } },
});

export const title = style({ fontSize: page.fluid(fontSizes.title, 1.4, fontSizes.heading), lineHeight: 1.2 });

export const link = style({
  color: vars.text,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const claim = style({ lineHeight: 1.4 });

export const further = style({
  marginBlockStart: rem(space.md),
  paddingBlockEnd: rem(space.xxs),
  fontSize: rem(fontSizes.note),
  fontWeight: 680,
  color: vars.textSoft,
});

export const rows = style({
  display: 'grid',
  borderBlockStart: `2px solid ${vars.text}`,
  '@media': { [widerPage('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: rem(space.lg) } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(56)} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture title" "picture text"',
  alignContent: 'center',
  alignItems: 'center',
  gap: rem(0, space.md),
  paddingBlock: rem(space.sm),
  borderBlockEnd: `1px solid ${vars.line}`,
  ':hover': { background: vars.accentSoft, transition: transition('background-color') },
});

export const picture = style({ gridArea: 'picture' });

export const rowLink = style([
  link,
  { gridArea: 'title', fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 },
]);

export const rowText = style({
  gridArea: 'text',
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.4,
});

// As high as the drawings of the other two.
export const chart = style({
  display: 'grid',
  alignContent: 'end',
  gap: rem(space.xs),
  marginBlockEnd: rem(space.xs),
  '@media': { [widerPage('desktop')]: { minBlockSize: rem(160) } },
});

export const caption = style({ fontWeight: 680 });

export const bars = style({ display: 'grid', gap: rem(space.xs) });

export const costRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: rem(2, space.md),
  lineHeight: 1.3,
});

export const label = style({ fontSize: rem(fontSizes.note) });

export const value = style({ ...tabular, fontWeight: 700 });

export const track = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: rem(space.sm),
  borderRadius: rem(space.sm),
});

export const bar = style({ fill: vars.artRoof, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const best = style([bar, { fill: vars.accent }]);

import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import * as page from '../../styles/page.ts';

const { rem, widerPage, darkPage } = page;

// The quay below the river of the drawing: the colour of its panels by day and by night.
export const quay = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text }, print: { background: 'none', color: vars.text } },
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlock: page.fluid(space.xl, 3.4, space.xxxl),
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)', columnGap: rem(space.xxl) },
  },
});

export const audience = style({ display: 'grid', alignContent: 'center', gap: rem(space.lg) });

export const choice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: rem(space.xxs),
  margin: 0,
  padding: rem(space.xxs),
  border: 'none',
  borderRadius: rem(controlHeight),
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  '@media': { print: { display: 'none' } },
});

export const legend = style({ float: 'inline-start', inlineSize: '100%', paddingBlockEnd: rem(space.xs) });

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(controlHeight - space.sm),
  paddingInline: rem(space.lg),
  borderRadius: rem(controlHeight),
  fontWeight: 650,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.sun, color: vars.onSun },
    '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '3px' },
  },
  '@media': {
    [forcedColours]: { selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } } },
  },
});

// Over the whole option: a press anywhere on it is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

// One above the other in one place: the page keeps its height when the visitor switches.
export const both = style({ display: 'grid' });

const greeting = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  maxInlineSize: rem(widths.text),
});

const isBusiness = `${audience}:has(input[value=business]:checked)`;

export const greetings = {
  home: style([greeting, { selectors: { [`${isBusiness} &`]: { visibility: 'hidden' } } }]),
  business: style([greeting, { visibility: 'hidden', selectors: { [`${isBusiness} &`]: { visibility: 'visible' } } }]),
};

export const heading = style({ ...page.heading, fontSize: page.fluid(fontSizes.heading, 2.4, fontSizes.figure) });

export const text = style(page.lead);

export const points = style({ display: 'grid', gap: rem(space.xxs) });

export const point = style({ display: 'flex', alignItems: 'center', gap: rem(space.xs), lineHeight: 1.35 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.sm) });

// It reaches up over the river on a wide screen.
export const quick = style({
  position: 'relative',
  color: vars.text,
  '@media': { [widerPage('wide')]: { marginBlockStart: `calc(-1 * ${page.fluid(space.xxl, 5, space.xxxl * 1.5)})` } },
});

import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

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

export const audience = style({ display: 'grid', alignContent: 'start', gap: rem(space.lg) });

export const choice = style({
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

export const legend = style({ padding: 0, paddingBlockEnd: rem(space.xs), fontWeight: 600 });

export const options = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: rem(space.xxs),
  padding: rem(space.xxs),
  borderRadius: rem(controlHeight / 2),
  boxShadow: 'inset 0 0 0 1.5px currentColor',
});

export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(controlHeight - space.sm),
  paddingInline: page.fluid(space.md, 1.2, space.lg),
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

const introduction = style({ gap: rem(space.md), maxInlineSize: rem(widths.text) });

// The choice is the browser's: it works before the script, and without it.
const isBusiness = `${audience}:has(input[value=business]:checked)`;

export const introductions = {
  home: style([introduction, { display: 'grid', selectors: { [`${isBusiness} &`]: { display: 'none' } } }]),
  business: style([introduction, { display: 'none', selectors: { [`${isBusiness} &`]: { display: 'grid' } } }]),
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

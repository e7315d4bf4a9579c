import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

// A small screen shows the first question of a price right below the lead, and then whom we work for.
export const audience = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  order: 1,
  '@media': { [widerPage('wide')]: { order: 0, gridColumn: 1 } },
});

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

const introduction = style({ gap: rem(space.sm), maxInlineSize: rem(widths.text) });

// The choice is the browser's: it works before the script, and without it.
const isBusiness = `${audience}:has(input[value=business]:checked)`;

export const introductions = {
  home: style([introduction, { display: 'grid', selectors: { [`${isBusiness} &`]: { display: 'none' } } }]),
  business: style([introduction, { display: 'none', selectors: { [`${isBusiness} &`]: { display: 'grid' } } }]),
};

export const heading = style(page.heading);

export const text = style({ color: vars.textSoft });

export const points = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xxs, space.lg) });

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
  lineHeight: 1.35,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.sm) });

export const quick = style({
  position: 'relative',
  '@media': { [widerPage('wide')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space, widths, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';
import { gap } from './section.css.ts';

const { rem, widerPage, darkPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  paddingBlock: gap,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.15fr' } },
});

// Lower than in an article: its numbers stand on the columns.
globalStyle(`${inner} figure > svg`, { blockSize: rem(160) });

// On a phone the numbers of neighbours would touch.
globalStyle(`${inner} figure > svg > g:nth-child(even) > text:first-of-type`, {
  '@media': { [page.narrowerPage('medium')]: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: rem(space.sm), maxInlineSize: rem(widths.text) });

export const band = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text }, print: { background: 'none', color: vars.text } },
});

export const exampleQuoteInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.md, space.xl),
  alignItems: 'center',
  paddingBlock: rem(space.lg),
  '@media': { [widerPage('roomy')]: { gridTemplateColumns: `minmax(0, ${rem(264)}) 1fr auto` } },
});

export const exampleQuoteWords = style({ display: 'grid', gap: rem(space.xxs), maxInlineSize: rem(tagWidths.compact) });

export const heading = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const note = style({ fontSize: rem(fontSizes.note), lineHeight: 1.45 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(space.sm, space.md),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const figure = style({ borderInlineStart: `3px solid ${vars.sun}`, paddingInlineStart: rem(space.sm) });

export const action = style({ '@media': { print: { display: 'none' } } });

export const label = style({ fontSize: rem(fontSizes.note), lineHeight: 1.3 });

export const value = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.title, 1, fontSizes.heading),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

// On a line of its own: figure and unit together are wider than a narrow card.
export const unit = style({
  display: 'block',
  fontFamily: vars.font,
  fontSize: rem(fontSizes.note),
  fontWeight: 500,
  letterSpacing: 0,
});

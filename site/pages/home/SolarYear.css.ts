import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space, widths, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage, darkPage } = page;

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl, space.xxl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.15fr' } },
});

export const words = style({ display: 'grid', gap: rem(space.md), maxInlineSize: rem(widths.text) });

export const roofs = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: rem(space.md) });

export const roof = style({ display: 'grid', gap: rem(space.xs), fontSize: rem(fontSizes.small), lineHeight: 1.3 });

// The quay below the river of the drawing: the colour of its panels by day and by night.
export const band = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text }, print: { background: 'none', color: vars.text } },
});

export const exampleQuoteInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  paddingBlock: page.fluid(space.xl, 3, space.xxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: `minmax(0, ${rem(280)}) 1fr` } },
});

export const exampleQuoteWords = style({ display: 'grid', gap: rem(space.xxs), maxInlineSize: rem(tagWidths.compact) });

export const heading = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const note = style({ fontSize: rem(fontSizes.note), lineHeight: 1.45 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(144)}), 1fr))`,
  gap: rem(space.md, space.lg),
});

export const figure = style({ borderInlineStart: `3px solid ${vars.sun}`, paddingInlineStart: rem(space.sm) });

export const action = style({ gridColumn: '1 / -1', '@media': { print: { display: 'none' } } });

export const label = style({ fontSize: rem(fontSizes.note), lineHeight: 1.3 });

export const value = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.heading, 0.8, fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});

export const unit = style({ fontSize: rem(fontSizes.note), fontWeight: 500, letterSpacing: 0 });

import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

// What the sections of the home page have in common; each arranges its own content.

/** All of them: text a little closer than where there is more of it, and smaller on a phone. */
export const home = style({
  lineHeight: 1.5,
  '@media': { [page.narrowerPage('medium')]: { fontSize: page.rem(fontSizes.note), lineHeight: 1.45 } },
});

/** Fourteen sections of different weight: less air between them than other pages have between a few. */
export const gap = page.fluid(space.md + space.xxs, 1.6, space.lg - 2);

export const section = style({ ...page.contentWidth, paddingBlock: gap });

/** Two sections side by side where there is room, in their order. */
export const pair = style({
  ...page.contentWidth,
  display: 'grid',
  gap: page.rem(space.lg, space.xxl),
  paddingBlock: gap,
  '@media': { [page.widerPage('desktop')]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});

/** The same, with the wider one at the end. */
export const pairEnd = style([
  pair,
  { '@media': { [page.widerPage('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' } } },
]);

/** A ground of its own below some of them. */
export const ground = style({ background: vars.sunken, '@media': { print: { background: 'none' } } });

export const heading = style(page.heading);

/** Heading and a sentence above the content of a section. */
export const intro = style({
  display: 'grid',
  gap: page.rem(space.xs),
  maxInlineSize: page.rem(widths.text),
  marginBlockEnd: page.rem(space.md),
});

export const lead = style({ color: vars.textSoft, lineHeight: 1.45 });

/** What a claim rests on. */
export const basis = style({ color: vars.textSoft, fontSize: page.rem(fontSizes.small), lineHeight: 1.45 });

/** Features with a tick before each. */
export const points = style({ display: 'grid', gap: page.rem(space.xs) });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: page.rem(space.xs),
  alignItems: 'start',
  lineHeight: 1.35,
});

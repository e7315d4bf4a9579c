import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';
import * as formPage from './FormPage.css.ts';

const { rem, widerPage } = page;

/** Price and way to the form, below the lead. */
export const offer = style({ display: 'grid', gap: rem(space.md) });

export const price = style({ display: 'grid', gap: rem(space.xxs) });

export const priceLabel = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const amount = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.heading, 1.6, fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

export const mark = style({ color: vars.accentInk, textDecoration: 'none' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
});

/** Words beside a chart, and questions beside what they are about. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl, space.xxxl),
  alignItems: 'start',
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)' } },
});

export const figureRow = style({
  display: 'grid',
  gap: rem(space.xxs),
  paddingBlock: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const figure = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.heading),
  fontWeight: 700,
  lineHeight: 1.1,
  // A fact may begin small: "up to 88%".
  '::first-letter': { textTransform: 'uppercase' },
});

export const soft = style({ color: vars.textSoft });

export const paragraphs = style({ display: 'grid', gap: rem(space.md), alignContent: 'start' });

export const basis = style({
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
});

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.md),
  fontSize: rem(fontSizes.title),
  fontWeight: 700,
});

/** A part whose heading has no more than a line or two below it: they share a column. */
export const besides = style({ ...page.contentWidth, paddingBlockStart: page.sectionSpace });

/** The form at the end, on a ground of its own. */
export const band = style({
  paddingBlock: page.fluid(space.xl, 4, space.xxxl),
  background: vars.sunken,
});

export const form = style([
  formPage.form,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(space.lg) },
]);

export const formIntro = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const heading = style(page.heading);

import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as customerQuote from '../../kit/components/CustomerQuote.css.ts';
import * as page from '../../kit/styles/page.ts';

const { narrowerPage, rem, widerPage } = page;

const TICK_SIZE = controlHeight - space.sm;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  marginBlockStart: rem(space.xs),
  '@media': { print: { display: 'none' } },
});

export const heading = style(page.heading);

export const bulletSection = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlock: page.sectionSpace,
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', columnGap: rem(space.xxxl) },
  },
});

// Not stretched beside a taller column: what came first would move up as more comes.
export const bullets = style({ display: 'grid', alignContent: 'start' });

export const bullet = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: rem(space.md),
  paddingBlock: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(TICK_SIZE),
  blockSize: rem(TICK_SIZE),
  borderRadius: '50%',
  background: vars.sunSoft,
  color: vars.sunText,
});

export const bulletTitle = style({ fontSize: rem(fontSizes.lead), lineHeight: 1.3 });

export const bulletText = style({ color: vars.textSoft });

export const side = style({ display: 'grid', alignContent: 'start', gap: rem(space.lg) });

// Beside the bullets only: above them it would keep a small screen from what it is about.
export const detail = style({
  display: 'none',
  padding: rem(space.lg, space.xxl),
  background: `linear-gradient(${vars.sunken}, ${vars.sunSoft})`,
  borderRadius: corner(2),
  '@media': { [widerPage('wide')]: { display: 'block' }, print: { display: 'none' } },
});

export const story = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: `minmax(0, ${rem(widths.text)}) minmax(${page.leastBeside}, 1fr)`,
      columnGap: page.fluid(space.xl, 4, space.xxxl),
      alignItems: 'start',
    },
    // What is in the text, the text, and what a customer says of it.
    [widerPage('roomy')]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(widths.text)}) minmax(0, 1.35fr)`,
      columnGap: page.fluid(space.lg, 2, space.xxl),
    },
  },
});

// Between the two the list is beside the text, and the voice below it: a column for both would hold two words a line.
globalStyle(`${story} > nav`, {
  '@media': { [`${widerPage('wide')} and ${narrowerPage('roomy')}`]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${story} > nav + *`, {
  '@media': { [`${widerPage('wide')} and ${narrowerPage('roomy')}`]: { gridColumn: 1, gridRow: 1 } },
});

export const voice = style({
  '@media': { [widerPage('roomy')]: { position: 'sticky', insetBlockStart: page.belowHeader } },
});

// A column of its own is narrow.
globalStyle(`${voice} ${customerQuote.quote}`, {
  '@media': { [widerPage('roomy')]: { fontSize: rem(fontSizes.lead) } },
});

export const questions = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  alignItems: 'start',
  paddingBlockEnd: page.sectionSpace,
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', columnGap: rem(space.xxxl) },
  },
});

export const gap = style({ blockSize: page.sectionSpace });

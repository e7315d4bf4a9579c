import { globalStyle, style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { narrowerPage, rem, widerPage } from '../styles/page.ts';

export const plans = style({
  display: 'grid',
  borderBlockEnd: `1px solid ${vars.line}`,
});

const SMALL_PICTURE = 80;
const PICTURE = 120;
const PRICE = 176;
const WIDER_PRICE = 240;

// A price list: drawing, words, price. On a small screen the drawing is beside the name, and the price ends the plan.
export const plan = style({
  display: 'grid',
  gridTemplateColumns: `${rem(SMALL_PICTURE)} minmax(0, 1fr)`,
  gap: rem(space.xs, space.md),
  alignItems: 'start',
  paddingBlock: rem(space.lg),
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: `${rem(PICTURE)} 1fr ${rem(PRICE)}`, columnGap: rem(space.lg) },
    [widerPage('desktop')]: { gridTemplateColumns: `${rem(PICTURE)} 1fr ${rem(WIDER_PRICE)}` },
    print: { breakInside: 'avoid' },
  },
});

export const picture = style({
  alignSelf: 'start',
  gridRow: 'span 2',
  padding: rem(space.xs),
  background: vars.sunken,
  borderRadius: corner(1),
  overflow: 'hidden',
  '@media': { [widerPage('medium')]: { gridRow: 'auto' } },
});

// With room, what is included stands beside what it is, so that no half of a row is empty.
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  '@media': {
    [narrowerPage('medium')]: { display: 'contents' },
    [widerPage('desktop')]: { gridTemplate: 'auto 1fr / 1fr 1fr', gap: rem(space.xs, space.xl) },
  },
});

globalStyle(`${words} > ul`, {
  gridColumn: '1 / -1',
  marginBlock: rem(space.xxs, space.xs),
  '@media': { [widerPage('desktop')]: { gridArea: '1 / 2 / span 2', marginBlock: rem(space.xxs) } },
});

export const name = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const offer = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.sm),
  '@media': {
    [widerPage('medium')]: {
      gridColumn: 'auto',
      display: 'grid',
      justifyContent: 'stretch',
      justifyItems: 'end',
      textAlign: 'end',
    },
  },
});

export const description = style({ color: vars.textSoft });

export const price = style({ ...tabular, lineHeight: 1.15, color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const amount = style({
  color: vars.text,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

/** Words where a figure would stand elsewhere. */
export const priceWords = style({
  color: vars.text,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.title),
  fontWeight: 700,
  lineHeight: 1.25,
});

export const period = style({ whiteSpace: 'nowrap' });

const PRODUCT_PICTURE = 88;

export const products = style({
  display: 'grid',
  gap: rem(space.md),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('desktop')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

// On a small screen the drawing is beside name and price.
export const product = style({
  display: 'grid',
  gridTemplateColumns: `${rem(PRODUCT_PICTURE)} minmax(0, 1fr)`,
  alignContent: 'start',
  gap: rem(space.xs, space.md),
  padding: rem(space.md),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const acrossCard = style({ gridColumn: '1 / -1' });

export const productPicture = style({
  gridRow: 'span 2',
  alignSelf: 'start',
  background: vars.sunken,
  borderRadius: corner(1),
  '@media': {
    [widerPage('medium')]: { gridRow: 'auto', paddingInline: '18%', marginBlockEnd: rem(space.xs) },
  },
});

export const productName = style({ fontSize: rem(fontSizes.lead), fontWeight: 700, lineHeight: 1.2 });

export const productPrice = style({
  ...tabular,
  color: vars.accentInk,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.heading),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

export const productText = style([
  acrossCard,
  { color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 },
]);

export const productList = acrossCard;

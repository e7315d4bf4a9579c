import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, tagWidths, controlHeight } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { contentWidth, rem, widerPage } from '../styles/page.ts';

export const footer = style({
  background: vars.sunken,
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
  '@media': { print: { display: 'none' } },
});

// Below the columns of the header, not of the text.
export const inner = style({
  ...contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlock: rem(space.lg, space.md),
  '@media': {
    [widerPage('desktop')]: { gridTemplateColumns: `minmax(0, ${rem(300)}) 1fr`, columnGap: rem(space.xxxl) },
  },
});

export const company = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1.4fr 1fr' },
    [widerPage('desktop')]: { gridTemplateColumns: '1fr' },
  },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  maxInlineSize: rem(tagWidths.compact),
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.lead),
  fontWeight: 740,
});

export const sample = style({ color: vars.textSoft, fontSize: rem(fontSizes.small) });

export const contact = style({ display: 'grid', alignContent: 'start', gap: rem(space.xxs) });

export const line = style({ display: 'flex', flexDirection: 'column' });

export const link = style({ display: 'inline-block', paddingBlock: rem(space.xxs), fontWeight: 600 });

export const legal = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xxs, space.lg),
  paddingBlockStart: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
});

export const legalLink = style({
  display: 'inline-block',
  paddingBlock: rem(space.xxs),
  color: vars.textSoft,
  ':hover': { color: vars.accentInk },
});

export const cookies = style([
  legalLink,
  {
    paddingInline: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '.08em',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
    // Without script nothing is ever stored that could be refused.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs) });

export const socialLinksLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  borderRadius: corner(1),
  boxShadow: `inset 0 0 0 1px ${vars.line}`,
  color: vars.text,
  fontSize: rem(fontSizes.lead),
  ':hover': { background: vars.accentSoft, color: vars.accentInk },
});

const NARROWEST = 132;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(NARROWEST)}), 1fr))`,
  gap: rem(space.md, space.lg),
  '@media': { [widerPage('menu')]: { gridTemplateColumns: 'repeat(5, 1fr)' } },
});

// A long list takes the room of two and is half as high. Where there is room for one, as with a large text on a telephone, two
// would make the page wider than the window.
const LONG = ':has(li:nth-child(8))';

export const column = style({
  selectors: { [`&${LONG}`]: { gridColumn: '1 / -1' } },
  '@media': { [widerPage('compact')]: { selectors: { [`&${LONG}`]: { gridColumn: 'span 2' } } } },
});

export const group = style({
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.body),
  fontWeight: 700,
});

export const links = style({
  marginBlockStart: rem(space.xxs),
  selectors: { [`${column}${LONG} &`]: { columns: `2 ${rem(NARROWEST - space.md)}`, columnGap: rem(space.lg) } },
});

export const menuLink = style({
  display: 'block',
  breakInside: 'avoid',
  inlineSize: 'fit-content',
  paddingBlock: rem(3),
  color: vars.textSoft,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
  selectors: { '&[aria-current=page]': { color: vars.text, fontWeight: 650 } },
});

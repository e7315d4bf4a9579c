import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const MENU = 168;

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.fluid(space.xl, 3, space.xxl),
  paddingBlock: page.fluid(space.lg, 4, space.xxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: `${rem(MENU)} minmax(0, 1fr)` } },
});

export const menu = style({
  '@media': {
    [widerPage('wide')]: {
      position: 'sticky',
      insetBlockStart: page.belowHeader,
      alignSelf: 'start',
    },
    print: { display: 'none' },
  },
});

// In a row that wraps on a small screen, one below the other beside the text.
export const topics = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs),
  '@media': { [widerPage('wide')]: { display: 'grid', gap: 0 } },
});

export const topic = style({
  display: 'block',
  padding: rem(space.xs, space.md),
  borderRadius: corner(1),
  border: `1px solid ${vars.line}`,
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { borderColor: vars.accent, color: vars.accentInk },
  selectors: {
    '&[aria-current]': {
      background: vars.accent,
      borderColor: vars.accent,
      color: vars.accentText,
      ...page.chosenInForcedColours,
    },
  },
  '@media': {
    [widerPage('wide')]: {
      border: 'none',
      borderInlineStart: `3px solid ${vars.line}`,
      borderRadius: 0,
      selectors: {
        '&[aria-current]': { background: 'none', borderColor: vars.sun, color: vars.text, fontWeight: 720 },
      },
    },
  },
});

export const content = style({ display: 'grid', gap: page.fluid(space.xl, 4, space.xxl) });

export const description = style({ ...page.lead, maxInlineSize: rem(widths.text) });

export const section = style({ display: 'grid', gap: rem(space.lg) });

export const heading = style(page.heading);

export const note = style({
  padding: rem(space.md, space.lg),
  background: vars.sunSoft,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.note),
});

// One sentence, as wide as the list above it.
globalStyle(`${note} > * > *`, { maxInlineSize: 'none' });

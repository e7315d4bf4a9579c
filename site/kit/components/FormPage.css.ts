import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

/** Around words, form and what is worth knowing about it. */
export const place = style({});

const UNDER_WAY = `${place}[data-under-way]`;

// As wide as a tag may be: heading and form begin at one line.
const formWidth = { ...page.contentWidth, maxInlineSize: rem(widths.widget) } as const;

export const intro = style({
  ...formWidth,
  display: 'grid',
  gap: rem(space.xxs),
  paddingBlock: rem(space.sm),
  '@media': { [widerPage('wide')]: { paddingBlock: rem(space.lg, space.md) } },
});

// On paper a result has our letterhead.
globalStyle(`${place}:not([data-behaviour]) > ${intro}`, { '@media': { print: { display: 'none' } } });

// As large as that of other pages where there is room; on a telephone it is one line.
export const title = style({ ...page.title, fontSize: page.fluid(fontSizes.heading - 2, 2.8, fontSizes.figure) });

export const lead = style({ color: vars.textSoft, maxInlineSize: rem(widths.text) });

// From the second step on the form says itself what it is at, and the page is still named for who listens.
globalStyle(`${UNDER_WAY} ${intro}`, hiddenFromSight);

/** The form, and nothing else of the page once it is under way. */
export const form = style(formWidth);

globalStyle(`${UNDER_WAY} ${form}`, {
  // What comes up from below would be a shift.
  minBlockSize: '100vh',
  paddingBlock: rem(space.md, space.xl),
  '@media': { print: { minBlockSize: 0 } },
});

const SIDE_WIDTH = 360;

export const formWithSide = style([
  form,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: rem(space.xl, space.xxl),
    alignItems: 'start',
    '@media': { [widerPage('wide')]: { gridTemplateColumns: `${rem(SIDE_WIDTH)} minmax(0, 1fr)` } },
  },
]);

// The first control of the page is the first that the keys come to, wherever it stands.
globalStyle(`${formWithSide} > :first-child`, {
  '@media': { [widerPage('wide')]: { gridArea: '1 / 2' } },
});

globalStyle(`${formWithSide} > :last-child`, {
  '@media': { [widerPage('wide')]: { gridArea: '1 / 1' } },
});

/** What gives way to the form. */
export const below = style({});

globalStyle(`${UNDER_WAY} ${below}`, { display: 'none' });

/** What the form promises, in full: above it there is room for a line. */
export const assurance = style({
  ...formWidth,
  display: 'grid',
  gap: rem(space.sm, space.xl),
  alignItems: 'center',
  paddingBlockStart: rem(space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

// A form is printed to be filled in or shown to somebody: what we promise about it belongs there, the rest of the page does not.
globalStyle(`${assurance} ~ *`, { '@media': { print: { display: 'none' } } });

export const about = style({ color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xxs, space.lg),
  fontSize: rem(fontSizes.note),
});

export const promise = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: rem(space.xs),
  '::before': {
    content: '',
    inlineSize: rem(space.xs),
    blockSize: rem(space.xs),
    borderRadius: '50%',
    background: vars.sun,
    flexShrink: 0,
  },
});

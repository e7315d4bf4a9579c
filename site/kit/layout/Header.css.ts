import { globalStyle, style } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { sizes } from '../components/actionLink.css.ts';
import {
  contentWidth,
  EDGE_PX,
  edgeInForcedColours,
  HEADER_ANCHOR,
  headerHeights,
  menuInTwoRows,
  narrowerPage,
  rem,
  tallPage,
  widerPage,
} from '../styles/page.ts';

// Site specification, section 9: px, because scrolling is counted in them.
const SCROLL_THRESHOLD_PX = 20;

/** Leaves the window as soon as the page is scrolled by more than that. */
export const scrollMark = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: 1,
  blockSize: SCROLL_THRESHOLD_PX,
  pointerEvents: 'none',
});

export const header = style({
  anchorName: HEADER_ANCHOR,
  insetBlockStart: 0,
  zIndex: 3,
  background: vars.surface,
  borderBlockEnd: '1px solid transparent',
  // It must not slide with the page when pages change.
  viewTransitionName: 'site-header',
  '@media': {
    // On a low screen, and at 400 % zoom every screen is low, it would cover what is to be read.
    [tallPage]: { position: 'sticky' },
    // The strip scrolls away, the menu stays.
    [widerPage('menu')]: { insetBlockStart: rem(-headerHeights.strip) },
    print: { display: 'none' },
  },
  selectors: {
    '&[data-scrolled]': {
      background: `color-mix(in srgb, ${vars.surface} 93%, transparent)`,
      borderBlockEndColor: vars.line,
      boxShadow: vars.shadow,
      backdropFilter: 'blur(12px)',
    },
  },
});

// A page arrives in pieces. A header of which half is there would be pushed aside by the other half.
globalStyle(`:root:not(:has(#main)) ${header}`, { visibility: 'hidden' });

// Chrome before 114, Safari before 17 and Firefox before 125 know no popovers: all lists and the search lay open on every page.
// The class is what their stand-in opens them by (site/client/popovers.ts).
globalStyle(String.raw`[popover]:not(.\:popover-open, [open])`, {
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});

export const bar = style({
  ...contentWidth,
  display: 'flex',
  alignItems: 'center',
  columnGap: rem(space.xs),
  minBlockSize: rem(headerHeights.bar),
  '@media': { [narrowerPage('compact')]: { columnGap: rem(space.xxs) } },
  // Nothing wraps but the menu of middle widths, and everything where a visitor has enlarged the text alone.
  flexWrap: 'wrap',
});

export const brand = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  color: vars.text,
  textDecoration: 'none',
  // The row of brand and actions is as high as the bar of other widths.
  '@media': {
    [menuInTwoRows]: { minBlockSize: rem(headerHeights.bar) },
    [narrowerPage('compact')]: { gap: rem(space.xxs) },
  },
});

export const brandName = style({
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.body),
  fontWeight: 740,
  letterSpacing: '-0.015em',
  lineHeight: 1.1,
  '@media': {
    // Two lines: the narrowest screens and the nine entries of the menu need the room.
    [narrowerPage('compact')]: { fontSize: rem(fontSizes.note) },
    [narrowerPage('medium')]: { inlineSize: 'min-content' },
    [widerPage('medium')]: { fontSize: rem(fontSizes.lead) },
    [widerPage('oneRow')]: { inlineSize: 'min-content', fontSize: rem(fontSizes.body) },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  marginInlineStart: 'auto',
  '@media': { [narrowerPage('compact')]: { gap: rem(space.xxs) } },
});

export const iconButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  padding: 0,
  border: 0,
  borderRadius: corner(1),
  background: 'none',
  color: vars.text,
  font: 'inherit',
  fontSize: rem(fontSizes.body),
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.accentSoft, color: vars.accentInk },
  '@media': { [narrowerPage('compact')]: { inlineSize: rem(controlHeight - space.sm) } },
});

/** The number itself stands in the strip of wide screens, and in the panel of the narrowest: a quote comes before it. */
export const phone = style([
  iconButton,
  { '@media': { [widerPage('menu')]: { display: 'none' }, [narrowerPage('compact')]: { display: 'none' } } },
]);

export const quote = style([
  sizes.small,
  {
    fontSize: rem(fontSizes.note),
    whiteSpace: 'nowrap',
    '@media': {
      [narrowerPage('compact')]: { paddingInline: rem(space.xs), fontSize: rem(fontSizes.small) },
      // Its edge takes no room there: at 320 px there is none left in the row.
      [forcedColours]: { marginInline: -EDGE_PX },
    },
  },
]);

export const menuButton = style([
  iconButton,
  {
    boxShadow: `inset 0 0 0 1px ${vars.lineStrong}`,
    '@media': { ...edgeInForcedColours['@media'], [widerPage('menu')]: { display: 'none' } },
  },
]);

export const panel = style({
  position: 'fixed',
  insetBlock: `${rem(headerHeights.bar)} auto`,
  insetInline: 0,
  inlineSize: 'auto',
  margin: 0,
  padding: rem(space.md, 0),
  border: 0,
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.shadow,
  '@supports': { [`(position-anchor: ${HEADER_ANCHOR})`]: { insetBlockStart: `anchor(${HEADER_ANCHOR} end)` } },
});

export const inner = style({ ...contentWidth, display: 'flex', alignItems: 'center', gap: rem(space.xs) });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  padding: 0,
  border: 0,
  borderRadius: corner(1),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});

import { keyframes, style } from '@vanilla-extract/css';
import { corner, reducedMotion } from '../../../widgets/theme/styles.ts';
import { motion, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { chosenInForcedColours, headerHeights, menuInTwoRows, narrowerPage, rem, widerPage } from '../styles/page.ts';

const ANCHOR = '--menu-entry';
const NARROWEST_LIST = 280;

export const menu = style({
  display: 'none',
  '@media': {
    [widerPage('menu')]: { display: 'block', order: 1, flexBasis: '100%' },
    // From the start of the line: what comes behind it, while the page arrives, must not push it.
    [widerPage('oneRow')]: { order: 0, flexBasis: 'auto' },
  },
});

export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: rem(-2),
});

export const place = style({
  anchorScope: ANCHOR,
  // Where nine entries fill the line, a gap between two of them is hardly wider than one between two words.
  '@media': {
    [`${widerPage('menu')} and ${narrowerPage('roomy')}`]: {
      position: 'relative',
      flexGrow: 1,
      textAlign: 'center',
      selectors: {
        '& + &::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: '32%',
          borderInlineStart: `1px solid ${vars.lineStrong}`,
        },
      },
    },
  },
});

export const entry = style({
  anchorName: ANCHOR,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(2),
  minBlockSize: rem(headerHeights.menuRow),
  padding: rem(0, space.xxs),
  border: 0,
  borderRadius: corner(0.7),
  background: 'none',
  color: vars.text,
  font: 'inherit',
  fontSize: rem(fontSizes.small),
  // Of the fonts that stand in for ours some have nothing between this and bold, and no room for bold is here.
  fontWeight: 500,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.accentSoft, color: vars.accentInk },
  '@media': {
    [menuInTwoRows]: { paddingInline: rem(2) },
    [widerPage('roomy')]: { paddingInline: rem(space.xs - 1), fontSize: rem(fontSizes.note), letterSpacing: 0 },
  },
  selectors: {
    '&:has(+ :popover-open)': { background: vars.accentSoft, color: vars.accentInk },
    // A line below the words, as under the tab that is open.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: rem(space.xxs),
      insetBlockEnd: rem(3),
      borderBlockEnd: `${rem(3)} solid ${vars.sun}`,
      borderRadius: rem(2),
    },
  },
});

export const chevron = style({
  display: 'inline-flex',
  fontSize: '0.72em',
  selectors: { [`${entry}:has(+ :popover-open) &`]: { rotate: '180deg' } },
});

const unfold = keyframes({ from: { opacity: 0, translate: `0 ${rem(-space.xs)}` } });

export const dropdown = style({
  position: 'fixed',
  // In browsers without anchors, until site/client/popovers.ts puts it below its button.
  inset: `${rem(headerHeights.bar + headerHeights.strip)} auto auto ${rem(space.xxxl)}`,
  inlineSize: 'max-content',
  minInlineSize: rem(NARROWEST_LIST),
  maxInlineSize: `calc(100vw - ${rem(space.xl)})`,
  margin: rem(space.xs, 0),
  padding: rem(space.xs),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  animation: `${unfold} ${motion.quick} ${motion.ease}`,
  '@supports': {
    [`(position-anchor: ${ANCHOR})`]: {
      inset: 'auto',
      positionAnchor: ANCHOR,
      positionArea: 'block-end span-inline-end',
    },
  },
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [narrowerPage('menu')]: { display: 'none' },
    // There alone: with a fallback for lists of a menu that is not shown, every page of ours stood still for ever, at a whole core,
    // once its window became too narrow for the menu (WebKitGTK 2.50, November 2026).
    [widerPage('menu')]: { positionTry: 'flip-inline' },
  },
});

export const choice = style({
  display: 'grid',
  padding: rem(space.xs, space.sm),
  borderRadius: corner(0.7),
  color: vars.text,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { background: vars.accentSoft },
  selectors: { '&[aria-current]': { background: vars.sunSoft, ...chosenInForcedColours } },
});

export const choiceText = style({
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
  selectors: { [`${choice}:hover &`]: { color: vars.accentInk } },
});

export const hint = style({ color: vars.textSoft, fontSize: rem(fontSizes.small) });

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { palette } from '#contract/common/palette.ts';
import {
  canHover,
  corner,
  focusRing,
  forcedColours,
  px,
  reducedMotion,
  themeColours,
  themeShape,
} from '../theme/styles.ts';
import { controlHeight, fontSizes, motion, space, tagWidths, widths } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

// A root of its own within that of the tag: it is shown before the styles of the form have come.
const HEAD = 60;
const MARGIN = space.lg;
const wide = `(min-width: ${tagWidths.medium}px)`;
const moves = '(prefers-reduced-motion: no-preference)';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const layer = style({
  all: 'initial',
  display: 'block',
  vars: { ...themeColours('light'), ...themeShape },
  colorScheme: 'light',
  direction: 'ltr',
  color: vars.text,
  fontFamily: vars.font,
  fontSize: fontSizes.body,
  lineHeight: 1.5,
  selectors: { '&[data-theme=dark]': { vars: themeColours('dark'), colorScheme: 'dark' } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { '&[data-theme=auto]': { vars: themeColours('dark'), colorScheme: 'dark' } },
    },
    print: { display: 'none' },
  },
});
globalStyle(`:where(${layer}) *`, { boxSizing: 'border-box' });

const control = style({
  font: 'inherit',
  margin: 0,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});

export const launcher = style([
  control,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: controlHeight,
    maxInlineSize: '100%',
    padding: px(space.xs, space.lg),
    border: '2px solid transparent',
    borderRadius: vars.radius,
    background: vars.accent,
    color: vars.accentText,
    fontWeight: 650,
    lineHeight: 1.25,
    textAlign: 'center',
    boxShadow: vars.shadow,
    overflowWrap: 'anywhere',
    '@media': { [canHover]: { ':hover': { background: vars.accentHover } } },
  },
]);

/** At the foot of the screen, above everything. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: 'auto 0',
  zIndex: 2_147_483_000,
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.line}`,
  padding: px(space.xs, space.md),
  paddingBlockEnd: `max(${px(space.xs)}, env(safe-area-inset-bottom))`,
  background: vars.surface,
  boxShadow: vars.shadow,
  overflow: 'visible',
  '@media': { [moves]: { animation: `${rise} ${motion.calm} ${motion.ease}` } },
});
globalStyle(`${bar} > ${launcher}`, { flex: '0 1 420px' });

export const dialog = style({
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 'auto',
  border: 0,
  padding: 0,
  background: vars.sunken,
  color: 'inherit',
  outline: 'none',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // What a step change or a field with the focus is scrolled to stays clear of the head.
  scrollPaddingBlock: px(HEAD + space.xs, space.md),
  // What is left of one whose tag was moved while it was open: see `launcher` in modes.ts.
  selectors: { '&:not(:modal)': { display: 'none' } },
  '::backdrop': { background: `color-mix(in srgb, ${palette.ink} 60%, transparent)` },
  '@media': {
    [wide]: {
      inlineSize: `min(${widths.widget + 2 * MARGIN}px, 100% - ${2 * MARGIN}px)`,
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvh - ${2 * MARGIN}px)`,
      borderRadius: corner(1.8),
    },
    [moves]: { selectors: { '&[open]': { animation: `${rise} ${motion.calm} ${motion.ease}` } } },
    [forcedColours]: { border: '1px solid' },
    [reducedMotion]: { scrollBehavior: 'auto' },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: HEAD,
  paddingInline: px(space.md, space.xs),
  borderBlockEnd: `1px solid ${vars.line}`,
  background: vars.surface,
});

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: fontSizes.body,
  fontWeight: 700,
  lineHeight: 1.25,
});

export const close = style([
  control,
  {
    flexShrink: 0,
    minBlockSize: 44,
    minInlineSize: 44,
    border: 0,
    borderRadius: vars.radius,
    padding: px(0, space.sm),
    background: 'transparent',
    color: vars.accentInk,
    fontWeight: 650,
    '@media': { [canHover]: { ':hover': { background: vars.accentSoft } } },
  },
]);

export const content = style({
  padding: px(space.xs),
  paddingBlockEnd: `max(${px(space.md)}, env(safe-area-inset-bottom))`,
  '@media': { [wide]: { padding: px(space.lg) } },
});

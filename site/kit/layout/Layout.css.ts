import { style, keyframes, globalStyle } from '@vanilla-extract/css';
import { corner, reducedMotion } from '../../../widgets/theme/styles.ts';
import { space, controlHeight, motion, tagWidths, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { filledButton, HEADER_ANCHOR, headerHeights, rem, tallPage, widerPage } from '../styles/page.ts';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: rem(space.xs),
  insetInlineStart: rem(space.xs),
  // Above the header, which stays.
  zIndex: 5,
  padding: rem(space.sm, space.md),
  borderRadius: corner(1),
  background: vars.accent,
  color: vars.accentText,
  // Off the screen and not hidden: it has to take the focus.
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});

export const main = style({ flexGrow: 1 });

const drop = keyframes({ from: { opacity: 0, translate: `0 ${rem(-space.md)}` } });

export const region = style({
  position: 'fixed',
  insetInline: rem(space.md),
  // Below the header. At the bottom it would lie where the button was that a visitor has just pressed, and under a
  // pointer that rests there it would never go.
  insetBlockStart: rem(headerHeights.bar + space.sm),
  zIndex: 4,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': {
    print: { display: 'none' },
  },
  '@supports': {
    [`(position-anchor: ${HEADER_ANCHOR})`]: {
      // A header that does not stay may be far above the window.
      insetBlockStart: `max(anchor(${HEADER_ANCHOR} end), 0px)`,
      marginBlockStart: rem(space.sm),
    },
  },
});

// Beside a form that is under way or a result it lies on the header, and on nothing that was asked for.
globalStyle(`:root:has([data-under-way]) ${region}`, {
  insetBlockStart: rem(space.xxs),
  '@supports': {
    [`(position-anchor: ${HEADER_ANCHOR})`]: {
      insetBlock: `auto max(anchor(${HEADER_ANCHOR} end), 100% - ${rem(headerHeights.strip + headerHeights.bar)})`,
      marginBlock: rem(0, space.xxs),
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.sm),
  inlineSize: `min(100%, ${rem(tagWidths.compact)})`,
  padding: rem(space.sm, space.xxs, space.sm, space.md),
  border: `2px solid ${vars.success}`,
  borderRadius: corner(1.15),
  background: vars.successSoft,
  color: vars.text,
  boxShadow: vars.shadow,
  fontSize: rem(fontSizes.note),
  pointerEvents: 'auto',
  animation: `${drop} ${motion.calm} ${motion.ease}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

// As high as the header at most.
globalStyle(`:root:has([data-under-way]) ${toast}`, { alignItems: 'center', paddingBlock: 0 });
globalStyle(`:root:has([data-under-way]) ${toast} p`, { margin: 0, fontSize: rem(fontSizes.small), lineHeight: 1.3 });

export const icon = style({ paddingBlockStart: rem(2), color: vars.success, fontSize: rem(fontSizes.lead) });

export const words = style({ flexGrow: 1 });

export const title = style({ fontSize: rem(fontSizes.body), fontWeight: 700, lineHeight: 1.35 });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  marginBlock: rem(-space.xxs),
  padding: 0,
  border: 0,
  borderRadius: corner(0.85),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

const rise = keyframes({ from: { opacity: 0, translate: `0 ${rem(space.lg)}` } });

export const banner = style({
  // On a low screen, and at 400 % zoom every screen is low, it would hide what has the focus: there it ends the page.
  order: 1,
  margin: rem(space.sm),
  maxInlineSize: rem(widths.widget),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [tallPage]: {
      position: 'fixed',
      insetInline: rem(space.sm),
      insetBlockEnd: rem(space.sm),
      zIndex: 2,
      margin: '0 auto',
      maxBlockSize: '60vh',
      overflowY: 'auto',
    },
    [reducedMotion]: { animation: 'none' },
    print: { display: 'none' },
  },
});

// The bar of a form stands on it: client/cookieBanner.ts writes that.
globalStyle('[mode=sticky]::part(bar)', { insetBlockEnd: 'var(--cookie-bar, 0px)' });

export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: rem(space.sm, space.xl),
  alignItems: 'center',
  padding: rem(space.md, space.md, space.md, space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr auto', paddingInlineEnd: rem(space.xxxl) } },
});

export const cookieBannerWords = style({
  display: 'grid',
  gap: rem(space.xxs),
  paddingInlineEnd: rem(space.xl),
  fontSize: rem(fontSizes.note),
  lineHeight: 1.45,
  '@media': { [widerPage('wide')]: { paddingInlineEnd: 0 } },
});

export const cookieBannerTitle = style({ fontSize: rem(fontSizes.lead), fontWeight: 720, lineHeight: 1.2 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs), alignItems: 'center' });

export const choice = style({
  ...filledButton,
  flex: '1 0 auto',
  minBlockSize: rem(controlHeight - space.xs),
  minInlineSize: rem(140),
  paddingInline: rem(space.md),
  fontSize: rem(fontSizes.note),
});

export const policy = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.xs),
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
});

export const cookieBannerClose = style({
  position: 'absolute',
  insetBlockStart: rem(space.xs),
  insetInlineEnd: rem(space.xs),
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  padding: 0,
  border: 0,
  borderRadius: corner(1),
  background: 'none',
  color: 'inherit',
  fontSize: rem(fontSizes.body),
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { corner, reducedMotion } from '../../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, motion, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem, tallPage, widerPage } from '../styles/page.ts';

const HEIGHT = 'var(--cookie-banner, 0px)';

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

// While it is open, what takes the focus stays above it, and the end of the page can be scrolled past it.
globalStyle(`:root:has(${banner}:not([hidden]))`, {
  '@media': { [tallPage]: { scrollPaddingBlockEnd: HEIGHT } },
});
globalStyle(`:root:has(${banner}:not([hidden])) body`, {
  '@media': { [tallPage]: { paddingBlockEnd: HEIGHT } },
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  gap: rem(space.sm, space.xl),
  alignItems: 'center',
  padding: rem(space.md, space.md, space.md, space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr auto', paddingInlineEnd: rem(space.xxxl) } },
});

export const words = style({
  display: 'grid',
  gap: rem(space.xxs),
  paddingInlineEnd: rem(space.xl),
  fontSize: rem(fontSizes.note),
  lineHeight: 1.45,
  '@media': { [widerPage('wide')]: { paddingInlineEnd: 0 } },
});

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 720, lineHeight: 1.2 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xs), alignItems: 'center' });

export const choice = style({
  flex: '1 0 auto',
  minBlockSize: rem(controlHeight - space.xs),
  minInlineSize: rem(140),
  paddingInline: rem(space.md),
  border: 0,
  borderRadius: corner(1),
  background: vars.accent,
  color: vars.accentText,
  font: 'inherit',
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.accentHover },
});

export const policy = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.xs),
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
});

export const close = style({
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

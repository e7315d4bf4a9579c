import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { corner } from '../../theme/styles.ts';
import { fontSizes, motion, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

// Sticky, not fixed: `fixed` is lost inside a host's transformed ancestor, and a guest stays within its own tag.
// No height of its own, so that a toast never moves the form. At the top: at the bottom it would lie on the button that
// was just pressed, and under a pointer that rests there it would never go.
export const toaster = style({
  position: 'sticky',
  insetBlockStart: `calc(${space.md}px + ${vars.top})`,
  zIndex: 2,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  blockSize: 0,
  paddingInline: `clamp(${space.xs}px,4cqi,${space.md}px)`,
  '@media': { print: { display: 'none' } },
});

/** Beside what it is about. Empty it leaves no gap between its neighbours. */
export const inFlow = style({
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { print: { display: 'none' } },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const CLOSE = 44;

const toastBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  inlineSize: '100%',
  maxInlineSize: 440,
  marginInline: 'auto',
  padding: space.sm,
  border: `2px solid ${vars.success}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  boxShadow: vars.shadow,
  fontSize: fontSizes.note,
  lineHeight: 1.4,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
});

export const toast = styleVariants({
  success: [toastBase, { color: vars.success, background: vars.successSoft }],
  danger: [toastBase, { color: vars.danger, background: vars.dangerSoft, borderColor: vars.danger }],
});

export const icon = style({ fontSize: fontSizes.lead, paddingBlockStart: 1 });

export const words = style({ flexGrow: 1, minInlineSize: 0, color: vars.text });

export const title = style({
  paddingInlineEnd: CLOSE - space.sm,
  fontSize: `clamp(${fontSizes.note}px,4.2cqi,${fontSizes.body}px)`,
  fontWeight: 700,
  lineHeight: 1.35,
});

// In the corner, so that the words below have the whole width.
export const close = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: CLOSE,
  blockSize: CLOSE,
  padding: 0,
  border: 0,
  borderRadius: corner(0.85),
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
});

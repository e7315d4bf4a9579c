import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { corner, px } from '../../theme/styles.ts';
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

const toastBase = style({
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  inlineSize: '100%',
  maxInlineSize: 440,
  marginInline: 'auto',
  padding: px(space.md, space.xs, space.md, space.sm),
  border: `2px solid ${vars.success}`,
  borderRadius: corner(1.15),
  background: vars.raised,
  boxShadow: vars.shadow,
  fontSize: fontSizes.note,
  animation: `${rise} ${motion.calm} ${motion.ease}`,
});

export const toast = styleVariants({
  success: [toastBase, { color: vars.success, background: vars.successSoft }],
  danger: [toastBase, { color: vars.danger, background: vars.dangerSoft, borderColor: vars.danger }],
});

export const icon = style({ fontSize: fontSizes.lead, paddingBlockStart: 1 });

export const words = style({ flexGrow: 1, minInlineSize: 0, color: vars.text });

export const title = style({ fontSize: `clamp(12px,4.55cqi,${fontSizes.body}px)`, fontWeight: 700, lineHeight: 1.35 });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  marginBlock: -10,
  padding: 0,
  border: 0,
  borderRadius: corner(0.85),
  background: 'none',
  color: vars.text,
  cursor: 'pointer',
});

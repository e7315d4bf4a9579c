import type { StyleRule } from '@vanilla-extract/css';
import { motion, tagWidths } from './tokens.ts';
import { vars } from './vars.css.ts';

/** px, never rem: a host page's root font size must not reach into a widget. */
export const px = (...lengths: number[]): string =>
  lengths.map((length) => (length === 0 ? '0' : `${length}px`)).join(' ');

/** Container conditions on the tag's own width. `wider('medium')`: at least that wide. */
export const wider = (width: keyof typeof tagWidths): string => `(min-width: ${tagWidths[width]}px)`;

/** The other side of `wider`. */
export const narrower = (width: keyof typeof tagWidths): string => `(max-width: ${tagWidths[width] - 0.02}px)`;

/** Windows high contrast and the like: colours are the visitor's, so shape has to say what colour said. */
export const forcedColours = '(forced-colors: active)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Hover looks only where hovering exists; on a touch screen they would stick after a tap. */
export const canHover = '(hover: hover)';

/** A part of the control's corner, so that a partner's single radius shapes everything in proportion. */
export const corner = (share: number): string => `calc(${vars.radius} * ${share})`;

export const transition = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.quick} ${motion.ease}`).join(',');

/** Figures that line up and do not jump while they change. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const satisfies StyleRule;

export const focusRing = { outline: `3px solid ${vars.accentInk}`, outlineOffset: '2px' } as const satisfies StyleRule;

/** In the accessibility tree, not on the screen. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

import { keyframes, style } from '@vanilla-extract/css';
import { corner, reducedMotion } from '../../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, motion, space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { headerHeights, rem } from '../styles/page.ts';
import { HEADER_ANCHOR } from './headerAnchor.ts';

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

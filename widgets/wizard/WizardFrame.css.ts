import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const body = style({
  position: 'relative',
  display: 'grid',
  gap: space.xl,
  // A prerendered form without its script has a button that does nothing; the page offers telephone and e-mail instead.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Off the page for everyone; only robots that read the markup find it. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

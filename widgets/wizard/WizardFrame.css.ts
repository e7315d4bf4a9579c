import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.ts';

export const body = style({ position: 'relative', display: 'grid', gap: space.xl });

/** A prerendered step without its script would have buttons that do nothing; the page offers telephone and e-mail. */
export const buttons = style({
  display: 'grid',
  gap: space.sm,
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

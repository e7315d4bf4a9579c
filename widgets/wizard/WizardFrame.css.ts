import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '../theme/styles.ts';
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

/** Progress, and over it what has just happened: a notice that comes and goes moves nothing below. */
export const noticed = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignItems: 'center' });

globalStyle(`${noticed} > *`, { gridArea: '1/1' });

globalStyle(`${noticed}:has(> [role=status] > *) > [part=progress]`, { visibility: 'hidden' });

// Into the room above and below, rather than making more of it.
globalStyle(`${noticed} > [role=status]`, { marginBlock: px(-space.lg, -space.xl) });

globalStyle(`${noticed} > [role=status] > *`, { paddingBlock: space.sm });

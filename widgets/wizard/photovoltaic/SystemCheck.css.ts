import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** There before it says something, so that what it says is read out; until then it takes no room. */
export const hints = style({
  display: 'grid',
  gap: space.sm,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.lg } },
});

import { style } from '@vanilla-extract/css';
import { space } from '../../../widgets/theme/tokens.ts';
import { rem } from '../../kit/styles/page.ts';

/** The way to a price, and where prices begin. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  paddingBlockStart: rem(space.xs),
});

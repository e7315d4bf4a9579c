import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { rem } from '../../kit/styles/page.ts';

/** The way to a price, and where prices begin. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  paddingBlockStart: rem(space.xs),
});

export const saving = style({ maxInlineSize: rem(widths.text) });

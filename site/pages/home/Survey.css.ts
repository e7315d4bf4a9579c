import { style } from '@vanilla-extract/css';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem } = page;

export const band = style({
  background: `color-mix(in srgb, ${vars.artMeadow} 45%, ${vars.surface})`,
  paddingBlockEnd: page.sectionSpace,
  '@media': { print: { background: 'none' } },
});

export const actions = style({
  ...page.contentWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  paddingBlockStart: rem(space.xl),
});

import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { space, tagWidths, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem } = page;

export const page404 = style({
  ...page.contentWidth,
  display: 'grid',
  justifyItems: 'start',
  gap: rem(space.md),
  paddingBlock: page.sectionSpace,
});

export const scene = style({
  inlineSize: `min(100%, ${rem(tagWidths.compact)})`,
  paddingBlockStart: rem(space.md),
  background: vars.sunken,
  borderRadius: corner(2),
  overflow: 'hidden',
});

export const title = style(page.heading);

export const text = style({ maxInlineSize: rem(widths.text) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.md, space.lg),
  paddingBlock: rem(space.sm),
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.sm, space.lg) });

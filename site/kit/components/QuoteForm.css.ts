import { globalStyle, style } from '@vanilla-extract/css';
import { LAUNCHER } from '#contract/reservedHeights.ts';
import { corner } from '../../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const noScript = style({
  marginBlockEnd: rem(space.lg),
  padding: rem(space.md, space.lg),
  background: vars.sunSoft,
  borderRadius: corner(1),
});

export const form = style({});

export const fallback = style({
  display: 'grid',
  gap: rem(space.sm),
  marginBlockStart: rem(space.md),
  padding: rem(space.lg),
  // Inside the tag, where what the page would hand down ends.
  color: vars.text,
  fontFamily: vars.font,
  fontSize: rem(fontSizes.body),
  lineHeight: 1.6,
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

export const ways = style({ display: 'grid', gap: rem(space.xxs), fontWeight: 600 });

// A tag without its script is an inline element: the fallback is a block.
globalStyle(`${form} > *`, { display: 'block' });

// A button in its place: the room is there before it.
globalStyle(`${form} > [mode=dialog]`, { minBlockSize: LAUNCHER });

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { darkPage, rem } from '../../kit/styles/page.ts';

export const names = style({
  display: 'grid',
  gap: rem(space.sm),
  padding: rem(space.lg, space.xl),
  background: vars.raised,
  borderRadius: corner(1.5),
  boxShadow: vars.shadow,
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.md),
  fontSize: rem(fontSizes.title),
  fontWeight: 720,
  lineHeight: 1.15,
});

const SIZE = rem(space.xxl);

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: SIZE,
  blockSize: SIZE,
  borderRadius: '50%',
  background: vars.artPanel,
  color: vars.accentText,
  fontSize: rem(fontSizes.note),
  fontWeight: 780,
  '@media': { [darkPage]: { color: vars.text } },
});

export const ours = style([badge, { background: vars.sunSoft }]);

/** Between the two, under the badges. */
export const and = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.sm),
  paddingInlineStart: rem(space.md),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  '::after': { content: '', flexGrow: 1, borderBlockStart: `1px solid ${vars.line}` },
});

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { darkPage, fluid, rem, widerPage } from '../../kit/styles/page.ts';

// On a telephone the form is what people have come for: both names, and little room around them.
export const names = style({
  display: 'grid',
  gap: rem(space.xxs),
  padding: rem(space.md),
  '@media': { [widerPage('wide')]: { gap: rem(space.sm), padding: rem(space.lg, space.xl) } },
  background: vars.raised,
  borderRadius: corner(1.5),
  boxShadow: vars.shadow,
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.md),
  fontSize: fluid(fontSizes.lead, 1, fontSizes.title),
  fontWeight: 720,
  lineHeight: 1.15,
});

const SIZE = fluid(space.xl + space.xxs, 2, space.xxl);

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

/** Between the two, in line with their names. */
export const and = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.sm),
  paddingInlineStart: `calc(${SIZE} + ${rem(space.md)})`,
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  '::after': { content: '', flexGrow: 1, borderBlockStart: `1px solid ${vars.line}` },
});

import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem, widerPage } from '../styles/page.ts';

const NARROWEST = 132;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(NARROWEST)}), 1fr))`,
  gap: rem(space.xl, space.lg),
  '@media': { [widerPage('menu')]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const group = style({
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.body),
  fontWeight: 700,
});

export const links = style({ display: 'grid', marginBlockStart: rem(space.xs) });

export const link = style({
  display: 'inline-block',
  paddingBlock: rem(space.xxs),
  color: vars.textSoft,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
  selectors: { '&[aria-current=page]': { color: vars.text, fontWeight: 650 } },
});

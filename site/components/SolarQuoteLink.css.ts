import { style, styleVariants } from '@vanilla-extract/css';
import { corner, transition } from '../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

const filled = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: corner(1),
  background: vars.accent,
  color: vars.accentText,
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: transition('background-color'),
  ':hover': { background: vars.accentHover },
});

export const sizes = styleVariants({
  small: [filled, { minBlockSize: rem(controlHeight - space.xs), padding: rem(space.xs, space.sm) }],
  large: [
    filled,
    { minBlockSize: rem(controlHeight + space.xxs), padding: rem(space.sm, space.xl), fontSize: rem(fontSizes.lead) },
  ],
  plain: [{ fontWeight: 650, display: 'inline-block', paddingBlock: rem(space.sm) }],
});

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: rem(space.xs),
  insetInlineStart: rem(space.xs),
  zIndex: 2,
  padding: rem(space.sm, space.md),
  borderRadius: corner(1),
  background: vars.accent,
  color: vars.accentText,
  // Off the screen and not hidden: it has to take the focus.
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});

export const main = style({ flexGrow: 1 });

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { fontSizes, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fluid, rem } from '../../kit/styles/page.ts';

export const figure = style({
  display: 'grid',
  gap: rem(space.md),
  padding: fluid(space.sm, 3, space.xl),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

export const caption = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), maxInlineSize: rem(widths.text) });

import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { vars } from '../../widgets/theme/vars.css.ts';

export const frame = style({
  overflow: 'hidden',
  background: vars.sunken,
  borderRadius: corner(1.5),
  '@media': { print: { display: 'none' } },
});

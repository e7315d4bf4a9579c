import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';

export const frame = style({
  overflow: 'hidden',
  background: vars.sunken,
  borderRadius: corner(1.5),
  '@media': { print: { display: 'none' } },
});

/** In the shape of the drawings, whatever its own. */
export const photograph = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});

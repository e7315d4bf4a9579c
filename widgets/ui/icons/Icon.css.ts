import { style } from '@vanilla-extract/css';

export const icon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

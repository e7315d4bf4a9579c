import { style } from '@vanilla-extract/css';

export const box = style({ inlineSize: '123px', blockSize: '40px' });

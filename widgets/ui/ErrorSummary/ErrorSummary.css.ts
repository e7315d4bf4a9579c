import { style } from '@vanilla-extract/css';
import { corner, px } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style({
  display: 'grid',
  gap: space.xs,
  padding: px(space.md, space.lg),
  border: `2px solid ${vars.danger}`,
  borderRadius: corner(1.15),
  background: vars.dangerSoft,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.danger,
  fontSize: fontSizes.lead,
  fontWeight: 700,
});

export const list = style({ display: 'grid' });

export const item = style({
  minBlockSize: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.danger,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});

import { style } from '@vanilla-extract/css';
import { px } from '../theme/styles.ts';
import { fontSizes, space } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

/** The field and what stands below it are one cell of a row. */
export const cell = style({ display: 'grid', alignContent: 'start' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  marginBlockStart: space.xs,
  color: vars.textSoft,
  fontSize: fontSizes.note,
});

export const choice = style({
  minBlockSize: 44,
  padding: px(space.xxs, 0),
  border: 0,
  background: 'none',
  color: vars.accentInk,
  fontWeight: 650,
  textAlign: 'start',
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

import { style } from '@vanilla-extract/css';
import { px } from '../theme/styles.ts';
import { fontSizes, space } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

/** The field and what stands below it are one cell of a row. */
export const cell = style({ display: 'grid', alignContent: 'start' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  marginBlockStart: space.xs,
  color: vars.textSoft,
  fontSize: fontSizes.note,
  lineHeight: 1.4,
});

export const choice = style({
  minBlockSize: 44,
  padding: px(space.xxs, 0),
  border: 'none',
  background: 'none',
  color: vars.accentInk,
  fontSize: fontSizes.note,
  fontWeight: 650,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

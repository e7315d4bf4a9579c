import { globalStyle, style } from '@vanilla-extract/css';
import { px } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** A line where there is room, two or three where there is none. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(space.xxs, space.md),
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.textSoft,
  fontSize: fontSizes.small,
});

globalStyle(`${foot} strong`, { color: vars.text });
globalStyle(`${foot} > :first-child`, { flexGrow: 1 });

/** Each as tall as a thumb needs, in the height of its line: what lies above and below them is no link. */
export const links = style({ display: 'flex', gap: space.md });
globalStyle(`${links} > a`, { paddingBlock: space.sm, marginBlock: -space.sm, whiteSpace: 'nowrap' });

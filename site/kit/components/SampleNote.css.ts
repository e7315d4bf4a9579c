import { globalStyle, style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const note = style({
  display: 'flex',
  alignItems: 'start',
  gap: rem(space.xs),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.45,
});

globalStyle(`${note} > svg`, { flexShrink: 0, marginBlockStart: rem(1) });

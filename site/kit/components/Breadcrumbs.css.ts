import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.4,
});

export const crumb = style({
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: rem(space.xs), color: vars.lineStrong } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: rem(space.xxs),
  color: 'inherit',
  textDecorationColor: vars.line,
});

import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../../kit/styles/page.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.5,
});

export const fact = style({
  selectors: {
    '&:not(:last-child)::after': { content: '"·" / ""', paddingInline: rem(space.xs), color: vars.lineStrong },
  },
});

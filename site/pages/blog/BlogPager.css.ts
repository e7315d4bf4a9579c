import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../../kit/styles/page.ts';

export const pages = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: rem(space.xs),
    paddingBlockStart: rem(space.lg),
    borderBlockStart: `1px solid ${vars.line}`,
    '@media': { print: { display: 'none' } },
  },
]);

const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: rem(controlHeight - space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.sm),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  color: vars.text,
  fontFamily: 'inherit',
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { borderColor: vars.accentInk, color: vars.accentInk } },
});

export const number = style([
  cell,
  {
    selectors: {
      '&[aria-current], &[aria-current]:hover': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.accentText,
      },
    },
  },
]);

export const step = style([
  cell,
  { selectors: { '&:disabled': { background: 'none', color: vars.textSoft, borderStyle: 'dashed', fontWeight: 500 } } },
]);

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem } from '../styles/page.ts';

export const list = style({ display: 'grid', gap: rem(space.xs) });

export const item = style({
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  selectors: { '&[open]': { borderColor: vars.lineStrong } },
  '@media': {
    print: {
      breakInside: 'avoid',
      selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.md),
  minBlockSize: rem(controlHeight),
  padding: rem(space.sm, space.md),
  fontSize: rem(fontSizes.body),
  fontWeight: 650,
  lineHeight: 1.35,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '',
    flexShrink: 0,
    inlineSize: rem(space.xs),
    blockSize: rem(space.xs),
    borderInlineEnd: `2px solid ${vars.accentInk}`,
    borderBlockEnd: `2px solid ${vars.accentInk}`,
    rotate: '45deg',
    translate: '0 -25%',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${item}[open] > &::after`]: { rotate: '225deg', translate: '0 25%' },
  },
  '@media': { print: { '::after': { display: 'none' } } },
});

export const answer = style({
  padding: rem(0, space.md, space.md),
  color: vars.textSoft,
  // A link to an answer brings its question into view as well.
  scrollMarginBlockStart: rem(controlHeight + space.lg),
});

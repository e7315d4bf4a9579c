import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem } = page;

// On a telephone the day and the button stay in one row.
const SIDE = page.fluid(space.md, 2.6, space.xl);

export const ticket = style({
  background: vars.raised,
  borderRadius: corner(1.5),
  boxShadow: vars.shadow,
});

export const what = style({
  display: 'grid',
  gap: rem(space.xxs),
  padding: `${rem(space.lg)} ${SIDE} ${rem(space.md)}`,
});

export const figure = style({
  fontSize: page.fluid(fontSizes.hero, 3, fontSizes.figure * 1.2),
  fontWeight: 780,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  color: vars.accentInk,
});

export const text = style({ fontWeight: 650, lineHeight: 1.35 });

/** The line along which it is torn off: a notch at each end. */
export const tear = style({
  position: 'relative',
  marginInline: rem(space.lg),
  borderBlockStart: `2px dashed ${vars.lineStrong}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: rem(-space.sm - 1),
    insetInlineStart: rem(-space.lg - space.sm),
    inlineSize: rem(space.lg),
    blockSize: rem(space.lg),
    borderRadius: '50%',
    background: vars.sunSoft,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: rem(-space.sm - 1),
    insetInlineEnd: rem(-space.lg - space.sm),
    inlineSize: rem(space.lg),
    blockSize: rem(space.lg),
    borderRadius: '50%',
    background: vars.sunSoft,
  },
});

export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(space.sm, space.lg),
  padding: `${rem(space.md)} ${SIDE} ${rem(space.lg)}`,
});

export const until = style({ display: 'grid', fontSize: rem(fontSizes.note), color: vars.textSoft, lineHeight: 1.35 });

export const day = style({ color: vars.text, fontWeight: 700, fontSize: rem(fontSizes.body) });

import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { narrowerPage, rem, widerPage } from '../styles/page.ts';

export const box = style({
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  paddingInline: rem(space.md),
  '@media': { [widerPage('wide')]: { display: 'none' }, print: { display: 'none' } },
});

export const summary = style({
  minBlockSize: rem(controlHeight),
  paddingBlock: rem(space.sm),
  fontWeight: 650,
  cursor: 'pointer',
  '::marker': { color: vars.accentInk },
});

export const aside = style({
  '@media': { [narrowerPage('wide')]: { display: 'none' }, print: { display: 'none' } },
});

export const title = style({ fontSize: rem(fontSizes.small), fontWeight: 680, paddingBlockEnd: rem(space.xs) });

export const links = style({
  display: 'grid',
  borderInlineStart: `2px solid ${vars.line}`,
  '@media': { [narrowerPage('wide')]: { marginBlockEnd: rem(space.md) } },
});

export const link = style({
  display: 'block',
  padding: rem(space.xs - 1, 0, space.xs - 1, space.md),
  marginInlineStart: -2,
  borderInlineStart: '2px solid transparent',
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk, borderInlineStartColor: vars.accentInk },
});

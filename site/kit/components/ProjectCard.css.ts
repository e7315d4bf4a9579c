import { globalStyle, style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem } from '../styles/page.ts';

// The whole card leads on; the words below the link are no part of its name.
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  overflow: 'hidden',
  ':hover': { borderColor: vars.accent },
  // A hidden card is gone from the grid, whatever its own display says.
  selectors: { '&[hidden]': { display: 'none' } },
});

export const picture = style({ background: `linear-gradient(${vars.surface}, ${vars.sunSoft})` });

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: rem(space.xs),
  padding: rem(space.md, space.lg, space.lg),
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: rem(space.sm),
  fontSize: rem(fontSizes.note),
  color: vars.sunText,
  fontWeight: 650,
});

export const date = style({ color: vars.textSoft, fontWeight: 400 });

export const title = style({ fontSize: rem(fontSizes.title), lineHeight: 1.2, letterSpacing: '-0.01em' });

export const link = style({
  color: vars.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: corner(1.5) },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.accentInk}`, outlineOffset: '-3px' } },
});

globalStyle(`${card}:hover ${link}`, { textDecoration: 'underline' });

export const description = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: rem(space.xxs, space.sm),
  marginBlockStart: rem(space.xs),
  paddingBlockStart: rem(space.sm),
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
});

export const size = style([tabular, { fontWeight: 700, fontSize: rem(fontSizes.body) }]);

import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { filledButton, rem, widerPage } from '../../kit/styles/page.ts';

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(space.md) });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xs),
  paddingBlockEnd: rem(space.md),
  '@media': { print: { display: 'none' } },
});

export const label = style({ fontSize: rem(fontSizes.note), fontWeight: 650 });

export const row = style({ display: 'flex', gap: rem(space.xs) });

export const input = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: rem(controlHeight),
  paddingInline: rem(space.md),
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: corner(1),
  background: vars.raised,
  color: vars.text,
  font: 'inherit',
});

export const button = style({
  ...filledButton,
  minBlockSize: rem(controlHeight),
  paddingInline: rem(space.lg),
});

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const found = style({ fontWeight: 650, ':empty': { display: 'none' } });

/** In place of the list where nothing was found. */
export const none = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(space.sm),
  padding: rem(space.lg),
  background: vars.sunken,
  borderRadius: corner(1.5),
  selectors: { '&[hidden]': { display: 'none' } },
});

export const waysTitle = style({ marginBlockStart: rem(space.sm), fontWeight: 650 });

export const recent = style({
  display: 'grid',
  gap: rem(space.md),
  inlineSize: '100%',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const recentItem = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  fontWeight: 650,
  lineHeight: 1.3,
});

export const matches = style({ display: 'grid', selectors: { '&[hidden]': { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xxl),
  selectors: { '&[hidden]': { display: 'none' } },
});

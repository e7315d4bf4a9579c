import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem, widerPage } from '../styles/page.ts';

export const items = style({
  display: 'grid',
  gap: rem(space.lg),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const item = style({
  display: 'grid',
  gap: rem(space.xxs),
  alignContent: 'start',
  paddingBlockStart: rem(space.sm),
  borderBlockStart: `3px solid ${vars.sun}`,
});

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

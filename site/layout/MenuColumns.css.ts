import { style } from '@vanilla-extract/css';
import { fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(150)}), 1fr))`,
  gap: rem(space.lg),
});

export const group = style({ color: vars.textSoft, fontSize: rem(fontSizes.small) });

export const links = style({ display: 'grid', gap: rem(space.xxs), marginBlockStart: rem(space.xxs) });

export const link = style({ display: 'inline-block', paddingBlock: rem(space.xxs), fontWeight: 600 });

import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem } from '../../kit/styles/page.ts';
import { ground } from './chartParts.css.ts';

export const rows = style({ display: 'grid', gap: rem(space.md) });

export const row = style({ display: 'grid', gap: rem(space.xxs) });

export const words = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: rem(space.md),
  rowGap: rem(space.xxs),
  fontSize: rem(fontSizes.note),
});

export const second = style({ color: vars.sunText, textAlign: 'end' });

export const bar = style({ ...ground, gridColumn: '1 / -1', inlineSize: '100%', blockSize: rem(space.lg) });

export const firstPart = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const secondPart = style({ fill: vars.sun, '@media': { [forcedColours]: { fill: 'Highlight' } } });

import { style } from '@vanilla-extract/css';
import { forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../../kit/styles/page.ts';

export const chart = style({ display: 'grid', gap: rem(space.sm) });

export const caption = style({ fontWeight: 680 });

export const bars = style({ display: 'grid', gap: rem(space.sm) });

export const row = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: rem(2, space.md), lineHeight: 1.3 });

export const label = style({ fontSize: rem(fontSizes.note) });

export const value = style({ ...tabular, fontWeight: 700 });

export const track = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: rem(space.sm),
  borderRadius: rem(space.sm),
});

export const bar = style({ fill: vars.accent, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const best = style([bar, { fill: vars.sun }]);

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.small), lineHeight: 1.4 });

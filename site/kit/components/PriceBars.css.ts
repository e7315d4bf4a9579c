import { style } from '@vanilla-extract/css';
import { corner, forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, widerPage } from '../styles/page.ts';

export const figure = style({
  display: 'grid',
  gap: rem(space.md),
  padding: rem(space.lg),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

export const caption = style({ fontWeight: 650 });

export const bars = style({ display: 'grid', gap: rem(space.sm) });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: rem(space.xxs, space.md),
  alignItems: 'center',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: `${rem(tagWidths.compact / 3)} 1fr ${rem(96)}` } },
});

export const name = style({ lineHeight: 1.3 });

export const amount = style({
  ...tabular,
  fontWeight: 700,
  textAlign: 'end',
  '@media': { [widerPage('medium')]: { gridColumn: 3 } },
});

export const track = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: rem(18),
  '@media': { [widerPage('medium')]: { gridColumn: 2, gridRow: 1 } },
});

export const bar = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const rest = style({ fill: vars.line, '@media': { [forcedColours]: { fill: 'none' } } });

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

import { style } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { fluid, rem } from '../styles/page.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.md),
  margin: 0,
  padding: fluid(space.lg, 3, space.xxl),
  background: vars.sunSoft,
  borderRadius: corner(2),
});

export const rating = style({ display: 'flex', alignItems: 'center', gap: rem(space.sm) });

export const stars = style({ inlineSize: rem(fontSizes.title * 5), blockSize: 'auto' });

export const star = style({ fill: vars.sunText, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const noStar = style({ fill: vars.lineStrong, '@media': { [forcedColours]: { fill: 'GrayText' } } });

export const score = style({ fontSize: rem(fontSizes.note), color: vars.textSoft });

export const quote = style({
  margin: 0,
  fontSize: fluid(fontSizes.lead, 1.2, fontSizes.heading - 2),
  fontWeight: 600,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
  textWrap: 'pretty',
});

export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(space.xxs, space.sm) });

export const author = style({ fontWeight: 680 });

export const sample = style({
  padding: rem(1, space.xs),
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.small),
  color: vars.textSoft,
});

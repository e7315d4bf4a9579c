import { style } from '@vanilla-extract/css';
import { corner, forcedColours, hiddenFromSight, tabular } from '../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { rem, widerPage } from '../styles/page.ts';

const BAR_HEIGHT = 150;

export const chart = style({
  display: 'grid',
  gap: rem(space.md),
  padding: rem(space.lg),
  margin: 0,
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: rem(space.xxs, space.md),
  fontWeight: 650,
});

export const sum = style([tabular, { fontSize: rem(fontSizes.title), fontWeight: 720 }]);

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: rem(space.xxs),
});

// The figure stands above its bar and the month below it, though both are read in the other order.
export const month = style({
  display: 'grid',
  gridTemplateRows: `auto ${rem(BAR_HEIGHT)} auto`,
  rowGap: rem(space.xxs),
});

// The whole name for those who listen, its first letter for those who look.
export const name = style({
  gridRow: 3,
  fontSize: rem(fontSizes.small),
  color: vars.textSoft,
  inlineSize: '1.1ch',
  overflow: 'hidden',
  justifySelf: 'center',
  whiteSpace: 'nowrap',
  letterSpacing: '1ch',
});

export const track = style({ gridRow: 2, gridColumn: 1, inlineSize: '100%', blockSize: '100%' });

export const bar = style({ fill: vars.accent, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const best = style([bar, { fill: vars.sun }]);

export const value = style({
  ...hiddenFromSight,
  '@media': {
    [widerPage('medium')]: {
      ...tabular,
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      clipPath: 'none',
      overflow: 'visible',
      gridRow: 1,
      gridColumn: 1,
      textAlign: 'center',
      fontSize: rem(fontSizes.small - 2),
      color: vars.textSoft,
    },
  },
});

export const note = style({ fontSize: rem(fontSizes.note), color: vars.textSoft, lineHeight: 1.45 });

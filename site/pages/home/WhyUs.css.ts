import { globalStyle, style } from '@vanilla-extract/css';
import { corner, tabular, transition } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem } = page;

export const why = style({ display: 'grid', alignContent: 'start', gap: rem(space.sm) });

export const reasons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(140)}), 1fr))`,
  gap: rem(space.sm, space.lg),
});

export const reason = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xxs),
  paddingBlockStart: rem(space.sm),
  borderBlockStart: `3px solid ${vars.sun}`,
});

export const claim = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.title, 1.4, fontSizes.heading + 4),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const explore = style({ display: 'grid', alignContent: 'start', gap: rem(space.sm) });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${rem(150)}, 40%)), 1fr))`,
  gap: rem(space.sm),
});

// The whole row leads on; what stands in it is no part of the link's name.
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(80)} minmax(0, 1fr)`,
  '@media': {
    [page.narrowerPage('medium')]: { gridTemplateColumns: `${rem(52)} minmax(0, 1fr)`, columnGap: rem(space.xs) },
  },
  columnGap: rem(space.md),
  alignContent: 'center',
  paddingInlineEnd: rem(space.sm),
  background: vars.raised,
  borderRadius: corner(1),
  overflow: 'hidden',
  ':hover': { background: vars.accentSoft, transition: transition('background-color') },
});

export const picture = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: rem(72),
  padding: rem(space.xxs),
  background: `color-mix(in srgb, ${vars.sunSoft} 60%, ${vars.surface})`,
});

globalStyle(`${picture} img`, { display: 'block', inlineSize: '100%', blockSize: rem(56), objectFit: 'contain' });

export const link = style({
  alignSelf: 'end',
  '@media': { [page.narrowerPage('medium')]: { gridRow: 'span 2', alignSelf: 'center' } },
  color: vars.text,
  fontWeight: 680,
  lineHeight: 1.25,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: corner(1) },
  selectors: { [`${tile}:hover &`]: { color: vars.accentInk } },
});

// On a phone the name says enough.
export const tileText = style({
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.35,
  '@media': { [page.narrowerPage('medium')]: { display: 'none' } },
});

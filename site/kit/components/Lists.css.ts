import { style } from '@vanilla-extract/css';
import { space, tagWidths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem, whenWhole, widerPage } from '../styles/page.ts';

export const list = style({ display: 'grid', gap: rem(space.xs), fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const item = style({ display: 'flex', gap: rem(space.xs) });

export const tick = style({ flexShrink: 0, color: vars.accentInk });

export const items = style({
  display: 'grid',
  gap: rem(space.lg),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const titledItem = style({
  display: 'grid',
  gap: rem(space.xxs),
  alignContent: 'start',
  paddingBlockStart: rem(space.sm),
  borderBlockStart: `3px solid ${vars.sun}`,
});

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

const DOT = 28;

export const split = style({
  display: 'grid',
  gap: rem(space.xl, space.xxl),
  alignItems: 'center',
  selectors: whenWhole,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.5fr 1fr' } },
});

export const picture = style({ inlineSize: '100%', maxInlineSize: rem(tagWidths.medium), justifySelf: 'center' });

export const numberedList = style({ counterReset: 'place', display: 'grid', gap: rem(space.md) });

/** The numbers are those of the drawing beside the list. */
export const numberedItem = style({
  counterIncrement: 'place',
  display: 'grid',
  gridTemplateColumns: `${rem(DOT)} 1fr`,
  gap: rem(0, space.md),
  '::before': {
    content: 'counter(place)',
    gridRow: 'span 2',
    inlineSize: rem(DOT),
    blockSize: rem(DOT),
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: vars.sun,
    color: vars.onSun,
    fontSize: rem(fontSizes.small),
    fontWeight: 750,
  },
});

export const numberedTitle = style({ fontSize: rem(fontSizes.body), fontWeight: 680, lineHeight: 1.4 });

export const numberedText = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.5 });

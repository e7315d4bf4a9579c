import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';
import * as section from './section.css.ts';

const { rem, widerPage } = page;

export const band = style({
  background: `color-mix(in srgb, ${vars.artSky} 40%, ${vars.surface})`,
  '@media': { print: { background: 'none' } },
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.md, space.xxl),
  paddingBlock: section.gap,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.2fr 1fr' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  maxInlineSize: rem(widths.text),
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(space.xs, space.lg) });

export const scene = style({
  inlineSize: rem(240),
  justifySelf: 'center',
  alignSelf: 'end',
  '@media': { [page.narrowerPage('medium')]: { display: 'none' } },
});

export const figures = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: rem(space.sm, space.xl),
  // Three in a row, unless letters that a visitor has set apart need more room.
  '@media': { [widerPage('medium')]: { display: 'flex', flexWrap: 'wrap' } },
});

// The figure is what one looks at first; it is read after its name.
export const figure = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: rem(space.xs),
  borderBlockStart: `3px solid ${vars.accent}`,
});

export const value = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: page.fluid(fontSizes.heading - 2, 1.4, fontSizes.hero - 4),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  // On the smallest screens, and with a large text on a telephone, it breaks before it widens the page.
  '@media': { [widerPage('slim')]: { whiteSpace: 'nowrap' } },
});

export const basis = style([section.basis, { gridColumn: '1 / -1' }]);

export const text = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.35 });

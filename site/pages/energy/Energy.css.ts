import { globalStyle, style } from '@vanilla-extract/css';
import { corner, forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { fluid, rem, widerPage } from '../../kit/styles/page.ts';

// One below the other, two, or all four side by side: every tariff has the same room.
export const tariffs = style({
  display: 'grid',
  gap: rem(space.md),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('desktop')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});

export const tariff = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: rem(space.md),
  paddingBlockEnd: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  overflow: 'hidden',
  '@media': { print: { breakInside: 'avoid' } },
});

// A sky of its own behind each picture: the four are told apart before they are read.
const skies = [vars.sunken, vars.artSky, vars.artMeadow, vars.sunSoft];

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  padding: rem(space.sm),
  background: skies[0],
  selectors: Object.fromEntries(
    skies.map((background, index) => [`${tariff}:nth-child(${index + 1}) &`, { background }]),
  ),
});

globalStyle(`${picture} svg`, { maxInlineSize: rem(144) });

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  paddingInline: rem(space.lg),
});

export const name = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const suits = style({ lineHeight: 1.4 });

export const offer = style({ display: 'grid', gap: rem(space.sm), paddingInline: rem(space.lg) });

export const figure = style({
  display: 'grid',
  gap: rem(space.xs),
  padding: fluid(space.md, 3, space.xl),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

export const figureTitle = style({ marginBlockEnd: rem(space.xs), fontWeight: 650 });

// Half past midnight to half past seven, as most meters of the region are set.
export const dayStrip = style({
  display: 'grid',
  gridTemplateColumns: '0.5fr 7fr 16.5fr',
  minBlockSize: rem(space.xxxl),
  borderRadius: corner(0.75),
  overflow: 'hidden',
  fontSize: rem(fontSizes.small),
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
});

const part = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  '@media': { [forcedColours]: { border: '1px solid CanvasText' } },
});

export const day = style([part, { background: vars.artSky, color: vars.text }]);

export const night = style([part, { background: vars.accent, color: vars.accentText }]);

export const clock = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
});

// Each time is below its moment; the first and the last keep to the ends.
[1, 2, 3, 4].forEach((quarter) =>
  globalStyle(`${clock} > :nth-child(${quarter})`, {
    gridArea: `1 / ${quarter}`,
    justifySelf: 'start',
    translate: quarter === 1 ? 'none' : '-50%',
  }),
);
globalStyle(`${clock} > :last-child`, { gridArea: '1 / 4', justifySelf: 'end' });

export const answers = style({
  display: 'grid',
  gap: rem(space.md, space.xl),
  marginBlockStart: rem(space.md),
  lineHeight: 1.45,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const answer = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.lead),
  fontWeight: 700,
});

import { style } from '@vanilla-extract/css';
import { corner, transition, forcedColours, tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const main = style({
  display: 'grid',
  gap: rem(space.md),
  marginBlockStart: rem(space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1.2fr 1fr' } },
});

const PADDING = page.fluid(space.lg, 1.6, space.xl);

// The whole card leads on; what stands in it is no part of the link's name.
const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  padding: PADDING,
  borderRadius: corner(2),
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px transparent`,
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 2px ${vars.accent}`, transition: transition('box-shadow') },
    '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 3px ${vars.accentInk}` },
  },
});

export const solar = style([card, { background: `color-mix(in srgb, ${vars.sunSoft} 75%, ${vars.surface})` }]);

export const business = style([card, { background: `color-mix(in srgb, ${vars.artSky} 45%, ${vars.surface})` }]);

export const chargers = style([
  card,
  {
    background: vars.sunken,
    gap: rem(space.lg, space.xxl),
    alignContent: 'center',
    '@media': { [widerPage('medium')]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const scene = style({ margin: `calc(-1 * ${rem(space.xs)}) calc(-1 * ${PADDING}) ${rem(space.xs)}` });

export const chargerWords = style({ display: 'grid', gap: rem(space.xs), alignContent: 'start' });

export const chargerScene = style({
  alignSelf: 'end',
  marginInlineStart: `calc(-1 * ${PADDING})`,
  paddingBlockStart: rem(space.md),
  '@media': { [widerPage('medium')]: { marginBlock: `auto calc(-1 * ${PADDING})` } },
});

export const title = style({ fontSize: page.fluid(fontSizes.title, 1.4, fontSizes.heading), lineHeight: 1.2 });

export const link = style({
  color: vars.text,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const claim = style({ ...page.lead, lineHeight: 1.4 });

export const further = style({
  marginBlockStart: rem(space.xl),
  paddingBlockEnd: rem(space.xs),
  fontSize: rem(fontSizes.note),
  fontWeight: 680,
  color: vars.textSoft,
});

export const rows = style({ borderBlockStart: `2px solid ${vars.text}` });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rem(64)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture title arrow" "picture text arrow"',
  alignItems: 'center',
  gap: rem(0, space.md),
  paddingBlock: rem(space.sm),
  borderBlockEnd: `1px solid ${vars.line}`,
  ':hover': { background: vars.accentSoft, transition: transition('background-color') },
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: `${rem(64)} ${rem(240)} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"picture title text arrow"',
    },
  },
});

export const picture = style({ gridArea: 'picture' });

export const rowLink = style([
  link,
  { gridArea: 'title', fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 },
]);

export const rowText = style({ gridArea: 'text', color: vars.textSoft, lineHeight: 1.4 });

export const arrow = style({ gridArea: 'arrow', color: vars.accentInk, paddingInlineEnd: rem(space.xs) });

export const chart = style({ display: 'grid', gap: rem(space.sm) });

export const caption = style({ fontWeight: 680 });

export const bars = style({ display: 'grid', gap: rem(space.sm) });

export const costRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: rem(2, space.md),
  lineHeight: 1.3,
});

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

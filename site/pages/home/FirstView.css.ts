import { globalStyle, style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

// On a narrow screen the drawing keeps this width and loses both its ends: house, car and bridge stay.
const LEAST_SCENE = 640;
const MOST_SCENE = 420;

export const first = style({
  background: `linear-gradient(${vars.surface}, color-mix(in srgb, ${vars.sunSoft} 55%, ${vars.surface}))`,
  overflow: 'clip',
  '@media': { print: { background: 'none' } },
});

export const inner = style({
  ...page.contentWidth,
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlockStart: page.fluid(space.md, 2, space.lg),
  '@media': {
    // The quick quote beside the words, from the top: nobody has to scroll to the first question.
    [widerPage('wide')]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: page.fluid(space.xl, 4, space.xxxl),
    },
  },
});

export const hero = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: rem(space.sm) });

export const banner = style({
  padding: rem(space.xxs, space.md),
  borderRadius: rem(space.lg),
  background: vars.sunSoft,
  fontWeight: 600,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.45,
});

export const who = style({ color: vars.sunText, marginInlineEnd: rem(space.xxs) });

export const mark = style({
  display: 'inline-block',
  minInlineSize: rem(space.lg),
  minBlockSize: rem(space.lg),
  textDecoration: 'none',
});

export const title = style([page.title, { maxInlineSize: '20ch' }]);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.sm, space.lg),
  marginBlockStart: rem(space.xs),
});

export const orCall = style({ lineHeight: 1.35 });

export const hours = style({ display: 'block', color: vars.textSoft, fontSize: rem(fontSizes.note) });

// A small screen shows the first question of a price right below the lead, and then whom we work for.
export const audience = style({
  order: 1,
  '@media': { [widerPage('wide')]: { order: 0, gridColumn: 1 } },
});

const greeting = style({ gap: rem(space.xs) });

const isBusiness = `${inner}[data-customer=business]`;

// Without script nothing follows the choice: both are there.
export const greetings = {
  home: style([greeting, { display: 'grid', selectors: { [`${isBusiness} &`]: { display: 'none' } } }]),
  business: style([
    greeting,
    {
      display: 'none',
      selectors: { [`${isBusiness} &`]: { display: 'grid' } },
      '@media': { '(scripting: none)': { display: 'grid', marginBlockStart: rem(space.md) } },
    },
  ]),
};

export const heading = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const points = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.xxs, space.lg) });

export const point = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
  lineHeight: 1.35,
});

export const quick = style({
  position: 'relative',
  '@media': { [widerPage('wide')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } },
});

// The terraces leave the sky above them to the words.
export const scene = style({
  display: 'grid',
  justifyContent: 'center',
  // On the widest windows some of its sky is left out.
  alignContent: 'end',
  maxBlockSize: rem(MOST_SCENE),
  marginBlockStart: rem(-space.xl),
  '@media': { [widerPage('desktop')]: { marginBlockStart: '-15vw' }, print: { display: 'none' } },
});

// Where the question stands nothing else is painted before it has come over the network as well, and moves when it does.
globalStyle(`${first}:not(:has(> ${scene})) ${audience}`, { display: 'none' });

globalStyle(`${scene} img`, {
  inlineSize: `max(100vw, ${rem(LEAST_SCENE)})`,
  maxInlineSize: 'none',
});

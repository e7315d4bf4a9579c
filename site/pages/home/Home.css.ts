import { globalStyle, style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

// On a narrow screen the drawing keeps this width and loses both its ends: house, car and bridge stay.
const LEAST_SCENE = 880;
const MOST_SCENE = 480;

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
  gap: rem(space.xl),
  paddingBlockStart: page.fluid(space.lg, 2.4, space.xl),
  '@media': {
    // The quick quote beside the words, from the top: nobody has to scroll to the first question.
    [widerPage('wide')]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: page.fluid(space.xl, 4, space.xxxl),
    },
  },
});

export const hero = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: rem(space.md) });

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
  textAlign: 'center',
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

// The terraces leave the sky above them to the words.
export const scene = style({
  display: 'grid',
  justifyContent: 'center',
  // On the widest windows some of its sky is left out.
  alignContent: 'end',
  maxBlockSize: rem(MOST_SCENE),
  marginBlockStart: rem(space.lg),
  '@media': { [widerPage('wide')]: { marginBlockStart: '-5.5vw' }, print: { display: 'none' } },
});

globalStyle(`${scene} > svg`, { inlineSize: `max(100vw, ${rem(LEAST_SCENE)})`, maxInlineSize: 'none' });

export const band = style({
  background: `color-mix(in srgb, ${vars.artMeadow} 45%, ${vars.surface})`,
  paddingBlockEnd: page.sectionSpace,
  '@media': { print: { background: 'none' } },
});

export const surveyActions = style({
  ...page.contentWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.lg),
  paddingBlockStart: rem(space.xl),
});

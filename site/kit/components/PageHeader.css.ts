import { globalStyle, style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

const AIR_BELOW = page.fluid(space.xl, 3, space.xxl);

// No scene makes the band higher than the words that it goes with.
const SCENE = { small: 176, wide: 232 } as const;

export const header = style({
  background: `linear-gradient(${vars.surface}, ${vars.sunken})`,
  borderBlockEnd: `1px solid ${vars.line}`,
  overflow: 'hidden',
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlock: `${rem(space.lg)} ${AIR_BELOW}`,
});

// By its class, not by what is in it: the picture arrives after the words and must not move them.
export const illustrated = style({
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: rem(space.xxl),
    },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: rem(space.sm) });

export const kicker = style({ color: vars.sunText, fontWeight: 680, fontSize: rem(fontSizes.note) });

export const title = style(page.title);

export const lead = style({
  ...page.lead,
  color: vars.textSoft,
  maxInlineSize: rem(widths.text),
  // What is pressed or filled in stands apart from what is read.
  selectors: { '&:not(:last-child)': { marginBlockEnd: rem(space.xs) } },
});

// The ground of a scene is the lower edge of the band.
export const picture = style({
  alignSelf: 'end',
  marginBlockEnd: `calc(-1 * ${AIR_BELOW})`,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${picture} > *`, {
  maxBlockSize: rem(SCENE.small),
  '@media': { [widerPage('medium')]: { maxBlockSize: rem(SCENE.wide) } },
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.4,
});

export const crumb = style({
  selectors: { '& + &::before': { content: '"/" / ""', paddingInline: rem(space.xs), opacity: 0.6 } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: rem(space.xxs),
  color: 'inherit',
  textDecorationColor: vars.line,
});

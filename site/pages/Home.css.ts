import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { fontSizes, space, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

// The drawing stands on the lower edge of the hero and runs on to both sides of the window: its grid is 340 by 150.
const inScene = (units: number): string => `calc(100cqi * ${units} / 340)`;
const LINE = 2.2;
const GROUND = { meadow: 124, line: 132 };
const RIVER = { deck: 88, water: 112 };
const BOTTOM = 150;
// The meadow of the drawing ends in a curve: the strip beside it begins under it.
const OVERLAP = 36;

export const hero = style({
  background: `linear-gradient(${vars.surface}, color-mix(in srgb, ${vars.sunSoft} 45%, ${vars.surface}))`,
  // The strips at the sides are wider than the window.
  overflow: 'clip',
  '@media': { print: { background: 'none' } },
});

export const heroInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlockStart: page.fluid(space.xl, 4, space.xxxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.25fr', columnGap: rem(space.md) } },
});

export const heroText = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  '@media': { [widerPage('wide')]: { paddingBlockEnd: rem(space.xxxl * 1.5) } },
});

const runOn = { content: '', position: 'absolute', insetBlockEnd: 0, inlineSize: '100vw' } as const;

export const scene = style({
  position: 'relative',
  alignSelf: 'end',
  containerType: 'inline-size',
  marginInline: 'calc(50% - 50vw)',
  '@media': { [widerPage('wide')]: { marginInline: 0 } },
});

globalStyle(`${scene} > svg`, { position: 'relative' });
globalStyle(`${scene}::before`, {
  ...runOn,
  insetInlineEnd: `calc(100% - ${inScene(OVERLAP)})`,
  blockSize: inScene(BOTTOM - GROUND.meadow),
  background: `linear-gradient(${vars.artLine}, ${vars.artLine}) 0 ${inScene(GROUND.line - GROUND.meadow - LINE / 2)} / 100% ${inScene(LINE)} no-repeat, ${vars.artMeadow}`,
});
globalStyle(`${scene}::after`, {
  ...runOn,
  insetInlineStart: '100%',
  blockSize: inScene(BOTTOM - RIVER.deck + LINE / 2),
  background: `linear-gradient(${vars.artLine} ${inScene(LINE)}, transparent 0, transparent ${inScene(RIVER.water - RIVER.deck + LINE / 2)}, ${vars.artSky} 0)`,
});

export const quick = style({ position: 'relative' });

export const place = style({ color: vars.sunText, fontWeight: 650 });

export const title = style(page.title);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const orCall = style({ lineHeight: 1.35 });

export const hours = style({ display: 'block', color: vars.textSoft, fontSize: rem(fontSizes.note) });

export const services = style({
  paddingBlockStart: page.sectionSpace,
  marginBlockEnd: `calc(-1 * ${page.sectionSpace})`,
});

export const heading = style(page.heading);

export const business = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  alignItems: 'center',
  paddingBlockStart: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.1fr 1fr', columnGap: rem(space.xxxl) } },
});

export const businessScene = style({
  borderRadius: corner(2),
  overflow: 'hidden',
  background: vars.sunken,
  paddingBlockStart: rem(space.md),
});

export const businessText = style({ display: 'grid', gap: rem(space.sm), maxInlineSize: rem(widths.text) });

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { corner, reducedMotion } from '../../../widgets/theme/styles.ts';
import { controlHeight, motion, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { filledButton, headerHeights, rem, widerPage } from '../styles/page.ts';
import { iconButton as headerButton } from './Header.css.ts';

const WIDTH = 400;

const slideIn = keyframes({ from: { translate: '100%' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  inlineSize: `min(100vw, ${rem(WIDTH)})`,
  blockSize: '100dvb',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: rem(0, space.md, space.lg),
  border: 0,
  background: vars.surface,
  color: vars.text,
  boxShadow: vars.shadow,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${slideIn} ${motion.calm} ${motion.ease}`,
  '::backdrop': {
    background: `color-mix(in srgb, ${vars.artLine} 45%, transparent)`,
    animation: `${fadeIn} ${motion.calm}`,
  },
  '@media': {
    [reducedMotion]: { animation: 'none', '::backdrop': { animation: 'none' } },
    [widerPage('menu')]: { display: 'none' },
  },
});

// What lies below must not scroll along.
globalStyle(`:root:has(${panel}[open])`, { overflow: 'hidden' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(headerHeights.bar),
  background: vars.surface,
});

export const title = style({
  flexGrow: 1,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.title),
  fontWeight: 740,
});

export const iconButton = style([headerButton, { fontSize: rem(fontSizes.lead) }]);

export const audiences = style({ display: 'flex', gap: rem(space.xs), paddingBlockEnd: rem(space.sm) });

export const audience = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.sm),
  paddingInline: rem(space.md),
  borderRadius: rem(controlHeight),
  background: vars.accentSoft,
  color: vars.accentInk,
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
  textDecoration: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: rem(controlHeight),
  borderBlockStart: `1px solid ${vars.line}`,
  color: vars.text,
  fontSize: rem(fontSizes.lead),
  fontWeight: 620,
  textDecoration: 'none',
  ':hover': { color: vars.accentInk },
  selectors: { '&[aria-current]': { color: vars.accentInk } },
});

export const section = style({});

export const summary = style([
  entry,
  {
    cursor: 'pointer',
    listStyle: 'none',
  },
]);

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} svg`, { fontSize: rem(fontSizes.lead), color: vars.textSoft });
globalStyle(`${section}[open] > ${summary} svg`, { rotate: '180deg' });

export const choices = style({ paddingBlockEnd: rem(space.sm) });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.md),
  borderInlineStart: `3px solid ${vars.line}`,
  color: vars.text,
  textDecoration: 'none',
  ':hover': { borderInlineStartColor: vars.accent },
  selectors: { '&[aria-current]': { borderInlineStartColor: vars.sun, fontWeight: 650 } },
});

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(96)}, 1fr))`,
  gap: rem(space.xs),
  paddingBlockEnd: rem(space.md),
});

export const shortcut = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.xs),
  blockSize: '100%',
  padding: rem(space.sm),
  borderRadius: corner(1),
  background: vars.sunSoft,
  color: vars.text,
  fontSize: rem(fontSizes.note),
  fontWeight: 620,
  lineHeight: 1.25,
  textDecoration: 'none',
});

globalStyle(`${shortcut} svg`, { fontSize: rem(fontSizes.title) });

export const help = style({
  display: 'grid',
  gap: rem(space.xxs),
  marginBlockStart: rem(space.md),
  padding: rem(space.md),
  borderRadius: corner(1.15),
  background: vars.sunken,
  fontSize: rem(fontSizes.note),
});

export const helpTitle = style({ fontSize: rem(fontSizes.body), fontWeight: 680 });

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(controlHeight - space.sm),
  color: vars.accentInk,
  fontWeight: 620,
  overflowWrap: 'anywhere',
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xs, space.md),
  paddingBlockStart: rem(space.md),
});

export const login = style({
  ...filledButton,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexGrow: 1,
  minBlockSize: rem(controlHeight),
  paddingInline: rem(space.md),
  textDecoration: 'none',
});

export const saved = style({ paddingBlock: rem(space.sm), fontWeight: 600 });

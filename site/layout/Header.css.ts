import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { fluid, narrowerPage, rem, tallPage, widerPage } from '../styles/page.ts';

const WIDEST = 1200;

export const header = style({
  insetBlockStart: 0,
  zIndex: 1,
  background: `color-mix(in srgb, ${vars.surface} 92%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBlockEnd: `1px solid ${vars.line}`,
  // It must not slide with the page when pages change.
  viewTransitionName: 'site-header',
  '@media': {
    // On a low screen, and at 400 % zoom every screen is low, it would cover what is to be read.
    [tallPage]: { position: 'sticky' },
    print: { position: 'static', borderBlockEnd: 'none' },
  },
});

export const bar = style({
  marginInline: 'auto',
  // Wider than the pages: brand, menu and actions stand in one row.
  inlineSize: `min(100% - 2 * ${fluid(space.md, 2, space.xl)}, ${rem(WIDEST)})`,
  display: 'flex',
  // At 400 % zoom brand and actions stand below each other.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: rem(space.xs),
  paddingBlock: rem(space.xs),
  '@media': { [widerPage('menu')]: { columnGap: rem(space.lg) } },
});

export const brand = style({
  display: 'flex',
  // On the narrowest screens the name takes two lines before the actions take a row of their own.
  flex: '1 1 min-content',
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  color: vars.text,
  textDecoration: 'none',
});

export const brandName = style({
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.body),
  fontWeight: 740,
  letterSpacing: '-0.015em',
  lineHeight: 1.1,
  '@media': { [widerPage('medium')]: { fontSize: rem(fontSizes.title) } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  '@media': { print: { display: 'none' }, [widerPage('medium')]: { gap: rem(space.lg) } },
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(space.xs),
  minInlineSize: rem(controlHeight - space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  color: vars.text,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const phoneNumber = style({
  display: 'none',
  '@media': { [widerPage('medium')]: { display: 'inline' } },
});

// Where the short menu has room, the button of the whole one is not needed.
const roomForMenu = widerPage('menu');

export const shortMenu = style({
  display: 'none',
  '@media': { [roomForMenu]: { display: 'block', marginInlineEnd: 'auto' }, print: { display: 'none' } },
});

export const shortLinks = style({ display: 'flex', gap: rem(space.xs), paddingInlineStart: rem(space.md) });

export const shortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.xs),
  color: vars.text,
  fontSize: rem(fontSizes.note),
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const menuButton = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  padding: 0,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: corner(1),
  background: 'transparent',
  color: vars.text,
  font: 'inherit',
  fontSize: rem(fontSizes.body),
  cursor: 'pointer',
  '@media': { [narrowerPage('menu')]: { '@supports': { 'selector(:popover-open)': { display: 'inline-flex' } } } },
});

export const wholeMenu = style({
  position: 'fixed',
  inset: `${rem(controlHeight + space.lg)} ${rem(space.xs)} auto`,
  inlineSize: 'auto',
  maxBlockSize: `calc(100dvb - ${rem(controlHeight + space.xl)})`,
  margin: 0,
  padding: rem(space.lg),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  overflow: 'auto',
  gap: rem(space.lg),
  '::backdrop': { background: `color-mix(in srgb, ${vars.text} 35%, transparent)` },
  selectors: { '&:not(:popover-open)': { display: 'none' }, '&:popover-open': { display: 'grid' } },
});

export const help = style({ color: vars.textSoft, fontSize: rem(fontSizes.note) });

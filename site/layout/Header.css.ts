import { style } from '@vanilla-extract/css';
import { controlHeight, fontSizes, space } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { contentWidth, rem, tallPage, widerPage } from '../styles/page.ts';

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
  ...contentWidth,
  display: 'flex',
  // At 400 % zoom brand and actions stand below each other.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: rem(space.xs),
  paddingBlock: rem(space.xs),
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

import { style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage, darkPage } = page;

export const band = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text }, print: { display: 'none' } },
});

export const inner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.4fr auto', columnGap: rem(space.xxl) } },
});

export const words = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const heading = style(page.heading);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(space.sm) });

export const contactBand = style({ background: vars.sunSoft, '@media': { print: { background: 'none' } } });

export const contactInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  alignItems: 'center',
  paddingBlock: page.fluid(space.lg, 3, space.xxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr auto', columnGap: rem(space.xxl) } },
});

export const contactWords = style({ display: 'grid', gap: rem(space.sm), maxInlineSize: rem(widths.text) });

export const contactHeading = style(page.heading);

// Three lines below each other; where there is room, the number and beside it the rest.
export const ways = style({
  display: 'grid',
  gap: rem(space.xxs, space.xxl),
  alignItems: 'center',
  '@media': { [widerPage('desktop')]: { gridTemplateColumns: 'auto auto' } },
});

export const call = style({ '@media': { [widerPage('desktop')]: { gridRow: '1 / span 2' } } });

export const phone = style({
  ...tabular,
  fontFamily: vars.headingFont,
  display: 'inline-block',
  color: vars.text,
  fontSize: page.fluid(fontSizes.heading, 1.8, fontSizes.figure),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.3,
});

export const email = style({
  display: 'inline-block',
  color: vars.text,
  fontWeight: 600,
  paddingBlock: rem(space.xxs),
});

export const hours = style({ fontSize: rem(fontSizes.note) });

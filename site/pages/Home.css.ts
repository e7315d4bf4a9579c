import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { fontSizes, space, tagWidths, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const hero = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  alignItems: 'center',
  paddingBlock: `${page.fluid(space.xl, 4, space.xxxl)} ${page.sectionSpace}`,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.05fr 1fr', columnGap: rem(space.xxl) } },
});

export const heroText = style({ display: 'grid', gap: rem(space.md) });

export const place = style({ color: vars.sunText, fontWeight: 650 });

export const title = style(page.title);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.md, space.lg),
  paddingBlockStart: rem(space.sm),
  '@media': { print: { display: 'none' } },
});

export const orCall = style({ lineHeight: 1.35 });

export const hours = style({ display: 'block', color: vars.textSoft, fontSize: rem(fontSizes.note) });

// The card laps over the lower edge of the drawing.
export const picture = style({ position: 'relative', display: 'grid', justifyItems: 'center' });

globalStyle(`${picture} > svg`, { inlineSize: '100%', blockSize: 'auto', borderRadius: corner(2) });

export const section = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

export const heading = style(page.heading);

export const audiences = style({
  display: 'grid',
  gap: rem(space.xl),
  marginBlockStart: rem(space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const audience = style({ display: 'grid', alignContent: 'start', gap: rem(space.xs) });

export const audiencePicture = style({ marginBlockEnd: rem(space.xs) });

globalStyle(`${audiencePicture} > svg`, { inlineSize: '100%', blockSize: 'auto', borderRadius: corner(1.5) });

export const audienceTitle = style({
  fontSize: rem(fontSizes.title),
  fontWeight: 700,
  letterSpacing: '-0.01em',
  maxInlineSize: rem(tagWidths.compact),
});

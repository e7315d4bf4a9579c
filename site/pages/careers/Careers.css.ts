import { style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

export const intro = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const heading = style(page.heading);

export const lead = style({ ...page.lead, color: vars.textSoft });

export const roles = style({
  display: 'grid',
  gap: rem(0, space.xxl),
  marginBlockStart: rem(space.lg),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const role = style({
  display: 'grid',
  gridTemplateColumns: `${rem(72)} minmax(0, 1fr)`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: rem(space.lg),
  rowGap: rem(space.xxs),
  alignItems: 'start',
  paddingBlock: rem(space.lg),
  borderBlockEnd: `1px solid ${vars.line}`,
  lineHeight: 1.45,
});

export const picture = style({ gridRow: 'span 3' });

export const title = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const needs = style({ color: vars.sunText, fontSize: rem(fontSizes.note), fontWeight: 600 });

export const band = style({
  background: `color-mix(in srgb, ${vars.sunSoft} 60%, ${vars.surface})`,
  '@media': { print: { background: 'none' } },
});

export const bandInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl, space.xxl),
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 2fr' } },
});

export const ways = style({
  display: 'grid',
  gap: rem(space.lg, space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const way = style({ display: 'grid', alignContent: 'start', gap: rem(space.xxs), lineHeight: 1.5 });

import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { fontSizes, space, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const contactPage = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  paddingBlock: `${page.fluid(space.lg, 3, space.xxl)} ${page.sectionSpace}`,
});

export const intro = style({ display: 'grid', gap: rem(space.sm) });

export const title = style(page.heading);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const columns = style({
  display: 'grid',
  gap: rem(space.xl),
  alignItems: 'start',
  '@media': { [widerPage('wide')]: { gridTemplateColumns: `minmax(0, ${rem(300)}) minmax(0, 1fr)` } },
});

export const ways = style({
  display: 'grid',
  gap: rem(space.md),
  '@media': {
    [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr' },
    [widerPage('wide')]: { gridTemplateColumns: '1fr' },
  },
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: `${rem(fontSizes.heading)} minmax(0, 1fr)`,
  columnGap: rem(space.md),
  padding: rem(space.md, space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

// The sign stands beside heading and words.
globalStyle(`${way} > svg`, { gridRow: 'span 2', color: vars.sunText, marginBlockStart: rem(space.xxs) });

export const wayTitle = style({ fontSize: rem(fontSizes.body), fontWeight: 680, lineHeight: 1.4 });

export const note = style({ display: 'block', color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const emergency = style({
  display: 'grid',
  gap: rem(space.xs),
  padding: page.fluid(space.lg, 3, space.xl),
  background: vars.dangerSoft,
  borderRadius: corner(1.5),
});

export const emergencyTitle = style({ fontSize: rem(fontSizes.title), lineHeight: 1.25 });

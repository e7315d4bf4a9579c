import { style } from '@vanilla-extract/css';
import { corner } from '../../widgets/theme/styles.ts';
import { fontSizes, space, tagWidths, widths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

export const intro = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.sm),
  paddingBlock: `${page.fluid(space.lg, 3, space.xxl)} ${rem(space.lg)}`,
});

export const title = style(page.heading);

export const lead = style({ ...page.lead, color: vars.textSoft, maxInlineSize: rem(widths.text) });

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  alignItems: 'start',
  paddingBlockEnd: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(360)})` } },
});

export const box = style({
  display: 'grid',
  gap: rem(space.sm),
  padding: page.fluid(space.lg, 3, space.xl),
  background: vars.sunSoft,
  borderRadius: corner(1.5),
});

export const boxTitle = style({ fontSize: rem(fontSizes.title), lineHeight: 1.25 });

export const picture = style({ inlineSize: rem(tagWidths.compact / 3) });

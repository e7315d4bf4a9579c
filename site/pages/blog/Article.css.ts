import { globalStyle, style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { figure } from '../../figures/Prose.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage, narrowerPage } = page;

export const top = style({
  background: `linear-gradient(${vars.surface}, ${vars.sunken})`,
  borderBlockEnd: `1px solid ${vars.line}`,
});

export const way = style({ ...page.contentWidth, paddingBlockStart: rem(space.lg) });

export const topInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlock: `${rem(space.md)} ${page.fluid(space.lg, 3, space.xxl)}`,
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', columnGap: rem(space.xxl) },
  },
});

export const topWords = style({ display: 'grid', justifyItems: 'start', gap: rem(space.sm) });

export const category = style({
  paddingBlock: rem(space.xxs),
  color: vars.sunText,
  fontSize: rem(fontSizes.note),
  fontWeight: 680,
});

export const title = style({ ...page.title, fontSize: page.fluid(fontSizes.hero - 2, 2.4, fontSizes.figure) });

export const lead = style({ ...page.lead, color: vars.textSoft });

const ASIDE = 280;

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.lg),
  paddingBlock: `${page.fluid(space.lg, 3, space.xxl)} ${page.sectionSpace}`,
  '@media': {
    [widerPage('wide')]: {
      gridTemplateColumns: `minmax(${page.leastBeside}, 1fr) minmax(0, ${rem(widths.text)})`,
      columnGap: rem(space.xl),
    },
    // No wider beside the text than its list of contents needs: what is left goes to the charts.
    [widerPage('desktop')]: { gridTemplateColumns: `${rem(ASIDE)} minmax(0, 1fr)`, columnGap: rem(space.xxxl) },
    print: { display: 'block' },
  },
});

export const aside = style({ minInlineSize: 0 });

export const sticky = style({
  display: 'grid',
  gap: rem(space.lg),
  '@media': {
    [`${widerPage('wide')} and ${page.tallPage}`]: {
      position: 'sticky',
      insetBlockStart: page.belowHeader,
    },
  },
});

export const quote = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(space.xs),
  padding: rem(space.md),
  background: vars.sunSoft,
  borderRadius: corner(1),
  fontSize: rem(fontSizes.note),
  lineHeight: 1.4,
  // On a small screen the band below the text asks the same.
  '@media': { [narrowerPage('wide')]: { display: 'none' }, print: { display: 'none' } },
});

export const quoteTitle = style({ fontSize: rem(fontSizes.lead), fontWeight: 700, lineHeight: 1.2 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xl),
  minInlineSize: 0,
});

// Charts read better wide; lines of text do not.
globalStyle(`${body} .${figure}`, { '@media': { [widerPage('desktop')]: { maxInlineSize: 'none' } } });

export const changes = style({
  display: 'grid',
  maxInlineSize: rem(widths.text),
  gap: rem(space.xs),
  padding: rem(space.md, space.lg),
  border: `1.5px solid ${vars.sun}`,
  borderRadius: corner(1),
  background: vars.sunSoft,
  fontSize: rem(fontSizes.note),
});

export const changesTitle = style({ color: vars.sunText, fontWeight: 700 });

export const tags = style({
  display: 'grid',
  maxInlineSize: rem(widths.text),
  gap: rem(space.xs),
  paddingBlockStart: rem(space.lg),
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { print: { display: 'none' } },
});

export const tagsTitle = style({ fontSize: rem(fontSizes.note), fontWeight: 650 });

export const related = style({
  ...page.contentWidth,
  paddingBlock: page.sectionSpace,
  '@media': { print: { display: 'none' } },
});

export const relatedTitle = style(page.heading);

export const relatedList = style({
  display: 'grid',
  gap: rem(space.xl),
  marginBlockStart: rem(space.lg),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: rem(space.lg) } },
});

import { style } from '@vanilla-extract/css';
import { hiddenFromSight } from '../../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const columns = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xxl),
  paddingBlock: `${page.fluid(space.lg, 3, space.xxl)} ${page.sectionSpace}`,
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(300)}`, columnGap: rem(space.xxxl) },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: rem(space.xl),
  minInlineSize: 0,
});

export const overline = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.md),
  marginBlockEnd: rem(space.md),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
  // A rule from the words to the end of the column.
  '::after': { content: '', flexGrow: 1, blockSize: 1, background: vars.line },
});

export const unseen = style(hiddenFromSight);

export const grid = style({
  display: 'grid',
  gap: rem(space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr', columnGap: rem(space.lg) } },
});

export const empty = style({ display: 'grid', justifyItems: 'start', gap: rem(space.md) });

export const emptyPicture = style({ inlineSize: `min(100%, ${rem(300)})` });

export const emptyTitle = style(page.heading);

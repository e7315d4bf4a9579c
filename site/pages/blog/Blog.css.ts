import { style } from '@vanilla-extract/css';
import { hiddenFromSight, corner, tabular } from '../../../widgets/theme/styles.ts';
import { space, controlHeight } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
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

export const empty = style({ display: 'grid', justifyItems: 'start', gap: rem(space.md) });

export const emptyPicture = style({ inlineSize: `min(100%, ${rem(300)})` });

export const emptyTitle = style(page.heading);

export const pages = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: rem(space.xs),
    paddingBlockStart: rem(space.lg),
    borderBlockStart: `1px solid ${vars.line}`,
    '@media': { print: { display: 'none' } },
  },
]);

const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: rem(controlHeight - space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  paddingInline: rem(space.sm),
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1),
  color: vars.text,
  fontFamily: 'inherit',
  fontSize: rem(fontSizes.note),
  fontWeight: 650,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { borderColor: vars.accentInk, color: vars.accentInk } },
});

export const number = style([
  cell,
  {
    selectors: {
      '&[aria-current], &[aria-current]:hover': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.accentText,
        ...page.chosenInForcedColours,
      },
    },
  },
]);

export const step = style([
  cell,
  { selectors: { '&:disabled': { background: 'none', color: vars.textSoft, borderStyle: 'dashed', fontWeight: 500 } } },
]);

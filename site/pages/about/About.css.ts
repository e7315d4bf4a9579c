import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlock: page.sectionSpace });

export const heading = style(page.heading);

export const lead = style(page.lead);

export const soft = style({ color: vars.textSoft, lineHeight: 1.5 });

export const intro = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  maxInlineSize: rem(widths.text),
});

// Beside a long line of years it stays in view.
export const beside = style([
  intro,
  {
    '@media': {
      [`${widerPage('wide')} and ${page.tallPage}`]: {
        position: 'sticky',
        insetBlockStart: page.belowHeader,
        alignSelf: 'start',
      },
    },
  },
]);

export const values = style({
  display: 'grid',
  gap: rem(space.lg, space.xl),
  marginBlockStart: rem(space.xl),
  '@media': { [widerPage('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const value = style({
  display: 'grid',
  gridTemplateColumns: `${rem(88)} minmax(0, 1fr)`,
  columnGap: rem(space.lg),
  rowGap: rem(space.xxs),
  alignContent: 'start',
  paddingBlockStart: rem(space.md),
  '@media': { [page.narrowerPage('compact')]: { gridTemplateColumns: `${rem(64)} minmax(0, 1fr)` } },
  borderBlockStart: `2px solid ${vars.text}`,
});

export const valuePicture = style({ gridRow: 'span 2' });

export const valueTitle = style({ fontSize: rem(fontSizes.title), fontWeight: 700, lineHeight: 1.2 });

export const band = style({ background: vars.sunken, '@media': { print: { background: 'none' } } });

export const bandInner = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl, space.xxl),
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.5fr' } },
});

const LINE = 3;
const DOT = 15;

// A line down the years with a dot at each; the last one is where we are.
export const timeline = style({ display: 'grid' });

export const milestone = style({
  position: 'relative',
  display: 'grid',
  gap: rem(space.xxs),
  paddingBlockEnd: rem(space.xl),
  paddingInlineStart: rem(space.xl),
  borderInlineStart: `${LINE}px solid ${vars.line}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: rem(space.xxs),
    insetInlineStart: rem(-(DOT + LINE) / 2),
    inlineSize: rem(DOT),
    blockSize: rem(DOT),
    borderRadius: '50%',
    background: vars.accent,
  },
  selectors: {
    '&:last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
    '&:last-child::before': { background: vars.sun },
  },
});

export const year = style({ ...tabular, color: vars.sunText, fontWeight: 720, lineHeight: 1.3 });

export const milestoneTitle = style({ fontSize: rem(fontSizes.lead), fontWeight: 680, lineHeight: 1.25 });

export const split = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  paddingBlock: page.sectionSpace,
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.2fr' } },
});

export const picture = style({
  paddingBlockStart: rem(space.xl),
  background: `linear-gradient(${vars.surface}, ${vars.sunSoft})`,
  borderRadius: corner(2),
  overflow: 'hidden',
});

export const list = style({ display: 'grid', gap: rem(space.md) });

export const listItem = style({
  paddingInlineStart: rem(space.md),
  borderInlineStart: `4px solid ${vars.artMeadow}`,
  lineHeight: 1.5,
});

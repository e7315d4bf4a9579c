import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../styles/page.ts';

const { rem, widerPage } = page;

// The widest figure in one line: "£6,000 to £10,000".
const FIGURE = 192;

export const section = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.xl),
  marginBlock: page.sectionSpace,
  padding: page.fluid(space.lg, 3, space.xxl),
  background: vars.sunken,
  borderRadius: corner(2),
  '@media': { [widerPage('desktop')]: { gridTemplateColumns: '1fr 1.1fr', columnGap: rem(space.xxxl) } },
});

export const intro = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.md),
  maxInlineSize: rem(widths.text),
});

export const heading = style(page.heading);

export const rows = style({ display: 'grid', alignContent: 'start' });

export const row = style({
  display: 'grid',
  gap: rem(space.xxs, space.lg),
  alignItems: 'baseline',
  paddingBlock: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
  // The frame has its own air above and below.
  ':first-child': { paddingBlockStart: 0, borderBlockStart: 0 },
  ':last-child': { paddingBlockEnd: 0 },
  '@media': { [widerPage('compact')]: { gridTemplateColumns: `${rem(FIGURE)} 1fr` } },
});

export const figure = style({
  ...tabular,
  fontFamily: vars.headingFont,
  fontSize: rem(fontSizes.title),
  fontWeight: 700,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
});

export const text = style({ color: vars.textSoft });

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, hiddenFromSight, tabular } from '../../../widgets/theme/styles.ts';
import { space, tagWidths, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage, fluid } = page;

/** On a telephone, for who has set letters apart: any other number fits. */
const brokenWhereItMust = { '@media': { [page.narrowerPage('medium')]: { overflowWrap: 'anywhere' } } } as const;

/** Where each has less, the three calls do not stand in a row. */
const CALL = 200;

// The two numbers that must be found in a second: above everything, as large as the screen allows.
export const signal = style({
  background: vars.danger,
  color: vars.surface,
  // By night the same red would blind.
  '@media': {
    [page.darkPage]: { background: vars.dangerSoft, color: vars.text },
    print: { background: 'none', color: vars.text },
  },
});

export const signalInner = style({
  ...page.contentWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.lg, space.xxl),
  paddingBlock: `${rem(space.md)} ${fluid(space.lg, 3, space.xl)}`,
  '@media': { print: { gap: rem(space.sm), paddingBlock: 0, zoom: 0.7 } },
});

export const trail = style({ vars: { [vars.textSoft]: 'currentColor', [vars.line]: 'currentColor' } });

export const title = style({ ...page.title, maxInlineSize: rem(widths.text) });

export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.md),
  '@media': {
    // Three in a row where no number is broken by it.
    [widerPage('medium')]: { display: 'flex', flexWrap: 'wrap' },
    print: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

globalStyle(`${first} > li`, { flex: `1 1 ${rem(CALL)}` });

export const call = style({
  ...page.edgeInForcedColours,
  display: 'grid',
  alignContent: 'start',
  blockSize: '100%',
  gap: rem(space.xxs),
  padding: rem(space.md, space.lg),
  background: vars.surface,
  color: vars.text,
  borderRadius: corner(1),
  textDecoration: 'none',
  ':hover': { background: vars.sunSoft },
});

export const callFor = style({ fontSize: rem(fontSizes.note), fontWeight: 650, lineHeight: 1.3 });

export const callNumber = style({
  ...tabular,
  fontFamily: vars.headingFont,
  color: vars.danger,
  fontSize: fluid(fontSizes.heading, 2, fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  ...brokenWhereItMust,
});

export const callNote = style({ color: vars.textSoft, fontSize: rem(fontSizes.small), lineHeight: 1.4 });

export const jumps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(space.xs, space.lg),
  fontWeight: 650,
  '@media': { print: { display: 'none' } },
});

export const jump = style({ display: 'inline-block', paddingBlock: rem(space.xxs), color: 'inherit' });

// Printed and hung up beside the meter, all of it is to be on one sheet, front and back.
export const list = style({
  ...page.contentWidth,
  display: 'grid',
  paddingBlock: fluid(space.lg, 3, space.xl),
  '@media': { print: { display: 'block', columns: 2, columnGap: rem(space.xl), paddingBlock: 0, zoom: 0.66 } },
});

export const emergency = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.lg, space.xl),
  paddingBlock: fluid(space.xl, 4, space.xxl),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
  '@media': {
    [widerPage('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)' },
    print: { breakInside: 'avoid', gap: rem(space.sm), gridTemplateColumns: 'none', paddingBlock: rem(space.md) },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: rem(space.sm),
});

const sign = {
  padding: rem(space.sm),
  borderRadius: corner(1),
  inlineSize: rem(tagWidths.compact / 3),
  '@media': { print: { display: 'none' } },
} as const;

/** The ground of the drawing says how dangerous it is; the words say it as well. */
export const picture = styleVariants({
  danger: { ...sign, background: vars.dangerSoft },
  warning: { ...sign, background: vars.sunSoft },
  water: { ...sign, background: vars.sunken },
});

export const heading = style(page.heading);

export const signs = style({ color: vars.textSoft });

export const number = style({
  ...tabular,
  fontFamily: vars.headingFont,
  display: 'inline-block',
  color: vars.danger,
  fontSize: fluid(fontSizes.hero, 2.4, fontSizes.figure),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  ...brokenWhereItMust,
});

export const answers = style({ fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const doing = style({ display: 'grid', alignContent: 'start', gap: rem(space.lg) });

export const steps = style({ counterReset: 'step', display: 'grid', gap: rem(space.sm) });

const DOT = 32;

export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: `${rem(DOT)} 1fr`,
  gap: rem(0, space.md),
  alignItems: 'baseline',
  fontSize: rem(fontSizes.lead),
  lineHeight: 1.45,
  '::before': { content: 'counter(step)', color: vars.danger, fontWeight: 700, fontSize: rem(fontSizes.title) },
});

export const never = style({
  padding: rem(space.md, space.lg),
  background: vars.dangerSoft,
  borderInlineStart: `6px solid ${vars.danger}`,
  borderRadius: corner(0.5),
});

export const neverHeading = style({ fontSize: rem(fontSizes.body), fontWeight: 700 });

export const neverList = style({
  display: 'grid',
  gap: rem(space.xxs),
  listStyle: 'disc',
  paddingInlineStart: rem(space.md),
});

export const spoken = style(hiddenFromSight);

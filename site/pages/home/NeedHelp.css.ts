import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';
import { gap } from './section.css.ts';

const { rem, widerPage } = page;

// The number beside its words; a wide screen has all three in a row.
const betweenPages = page.narrowerPage('wide');

export const band = style({ ...page.contentWidth, paddingBlockStart: gap });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.sm, space.xxl),
  padding: page.fluid(space.md, 2, space.lg),
  background: vars.dangerSoft,
  borderInlineStart: `6px solid ${vars.danger}`,
  borderRadius: corner(1.5),
  '@media': { [widerPage('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const words = style({ display: 'grid', gap: rem(space.xs) });

export const numbers = style({
  display: 'grid',
  gap: rem(space.xs, space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: 'repeat(3, auto)', columnGap: rem(space.xl) } },
});

export const number = style({
  display: 'grid',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: rem(space.md),
  paddingBlockStart: rem(space.xs),
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.danger} 35%, transparent)`,
  lineHeight: 1.3,
  '@media': {
    [betweenPages]: { gridTemplateColumns: 'minmax(min-content, 1fr) auto' },
    [widerPage('wide')]: { borderBlockStart: 'none' },
  },
});

export const what = style({ fontWeight: 680 });

export const phone = style({
  ...tabular,
  fontFamily: vars.headingFont,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  color: vars.danger,
  fontSize: page.fluid(fontSizes.lead, 1.4, fontSizes.heading),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  // Only where letters are set apart: at any other time it has the room.
  overflowWrap: 'anywhere',
  '@media': { [betweenPages]: { gridRow: 'span 2', gridColumn: 2, alignSelf: 'center' } },
});

export const who = style({ maxInlineSize: rem(208), fontSize: rem(fontSizes.note) });

export const everythingElse = style({ gridColumn: '1 / -1', fontSize: rem(fontSizes.note) });

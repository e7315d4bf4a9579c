import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const SIGN_SIZE = controlHeight - space.xs;

export const contactPage = style({
  ...page.contentWidth,
  paddingBlock: `${rem(space.xxl)} ${page.sectionSpace}`,
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
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: rem(space.md),
  padding: rem(space.md),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(SIGN_SIZE),
  blockSize: rem(SIGN_SIZE),
  borderRadius: '50%',
  background: vars.sunSoft,
  color: vars.sunText,
});

export const wayTitle = style({
  fontSize: rem(fontSizes.note),
  fontWeight: 400,
  color: vars.textSoft,
  lineHeight: 1.4,
});

export const large = style({ fontSize: rem(fontSizes.note), fontWeight: 680, overflowWrap: 'anywhere' });

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.4 });

export const hours = style({ fontSize: rem(fontSizes.note), lineHeight: 1.5 });

export const hoursRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: rem(space.sm) });

export const closed = style({ color: vars.textSoft });

export const emergency = style({
  display: 'grid',
  gap: rem(space.xs),
  padding: page.fluid(space.lg, 3, space.xl),
  background: vars.dangerSoft,
  borderRadius: corner(1.5),
});

// A number that breaks in two is misread.
export const number = style({ whiteSpace: 'nowrap' });

export const emergencyTitle = style({ fontSize: rem(fontSizes.title), lineHeight: 1.25 });

export const experts = style({
  ...page.contentWidth,
  display: 'grid',
  gap: rem(space.lg),
  paddingBlock: page.sectionSpace,
});

export const heading = style({ ...page.heading, maxInlineSize: rem(widths.text) });

export const columnsOfText = style({
  display: 'grid',
  gap: rem(space.md, space.xxl),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1fr' } },
});

import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../../widgets/theme/styles.ts';
import { controlHeight, space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const band = style({ ...page.contentWidth });

export const inner = style({
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  padding: page.fluid(space.lg, 4, space.xxxl),
  background: vars.dangerSoft,
  borderInlineStart: `6px solid ${vars.danger}`,
  borderRadius: corner(1.5),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1fr 1.25fr' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  maxInlineSize: rem(widths.text),
});

export const numbers = style({ display: 'grid' });

export const number = style({
  display: 'grid',
  gap: rem(0, space.md),
  alignItems: 'baseline',
  paddingBlock: rem(space.sm),
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.danger} 35%, transparent)`,
  lineHeight: 1.3,
  '@media': { [widerPage('compact')]: { gridTemplateColumns: '1fr auto' } },
});

export const what = style({ fontWeight: 680 });

export const phone = style({
  ...tabular,
  fontFamily: vars.headingFont,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(controlHeight - space.xs),
  color: vars.danger,
  fontSize: page.fluid(fontSizes.heading, 1.2, fontSizes.hero),
  fontWeight: 700,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [widerPage('compact')]: { gridRow: 'span 2', gridColumn: 2, alignSelf: 'center' } },
});

export const who = style({ fontSize: rem(fontSizes.note) });

export const everythingElse = style({ gridColumn: '1 / -1', fontSize: rem(fontSizes.note) });

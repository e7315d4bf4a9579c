import { style } from '@vanilla-extract/css';
import { corner, tabular } from '../../widgets/theme/styles.ts';
import { fontSizes, space, tagWidths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';
import { rem } from '../styles/page.ts';

export const card = style({
  position: 'relative',
  inlineSize: `min(100% - ${rem(space.lg)}, ${rem(tagWidths.compact)})`,
  marginBlockStart: rem(-space.xxl),
  padding: rem(space.lg),
  display: 'grid',
  gap: rem(space.sm),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
  boxShadow: vars.shadow,
});

export const heading = style({ fontSize: rem(fontSizes.note), fontWeight: 600, color: vars.textSoft });

export const total = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: rem(space.sm),
  fontSize: rem(fontSizes.figure),
  fontWeight: 750,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

export const totalNote = style({
  fontSize: rem(fontSizes.note),
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.5,
  color: vars.textSoft,
});

export const facts = style({ display: 'grid', borderBlock: `1px solid ${vars.line}` });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: rem(space.md),
  paddingBlock: rem(space.xs),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line}` } },
});

export const label = style({ color: vars.textSoft });

export const value = style({ ...tabular, fontWeight: 650 });

export const note = style({ fontSize: rem(fontSizes.small), color: vars.textSoft, lineHeight: 1.4 });

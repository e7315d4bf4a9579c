import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

export const code = style({
  padding: rem(space.lg),
  overflowX: 'auto',
  background: vars.sunken,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
  fontSize: rem(fontSizes.note),
  lineHeight: 1.6,
});

export const rows = style({ display: 'grid', borderBlockEnd: `1px solid ${vars.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: rem(space.xs, space.xl),
  paddingBlock: rem(space.md),
  borderBlockStart: `1px solid ${vars.line}`,
  '@media': { [widerPage('medium')]: { gridTemplateColumns: `${rem(280)} minmax(0, 1fr)` } },
});

export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const meaning = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const values = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), overflowWrap: 'anywhere' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(300)}), 1fr))`,
  gap: rem(space.lg),
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: rem(space.sm),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
});

export const link = style({ fontSize: rem(fontSizes.lead), fontWeight: 700, overflowWrap: 'anywhere' });

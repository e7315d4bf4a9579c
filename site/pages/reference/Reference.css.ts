import { style } from '@vanilla-extract/css';
import { corner } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage, darkPage } = page;

const CARD_PICTURE = 72;
const WAY_PICTURE = 104;

export const code = style({
  padding: rem(space.lg),
  overflowX: 'auto',
  background: page.shadowsOfMore(vars.sunken),
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
  // Of three in a row, one that is left over has the last row to itself.
  '@media': { [widerPage('desktop')]: { selectors: { '&:last-child:nth-child(3n + 1)': { gridColumn: '1 / -1' } } } },
  gridTemplateRows: 'auto auto 1fr',
  gap: rem(space.sm),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
});

export const link = style({ fontSize: rem(fontSizes.lead), fontWeight: 700, overflowWrap: 'anywhere' });

export const cardTop = style({
  display: 'grid',
  gridTemplateColumns: `${rem(CARD_PICTURE)} minmax(0, 1fr)`,
  gap: rem(space.md),
  alignItems: 'center',
});

export const cardPicture = style({ padding: rem(space.xs), background: vars.sunken, borderRadius: corner(1) });

export const result = style({
  marginBlockStart: 'auto',
  paddingBlockStart: rem(space.sm),
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: rem(fontSizes.note),
  lineHeight: 1.4,
});

export const resultLabel = style({ display: 'block', color: vars.textSoft, fontSize: rem(fontSizes.small) });

export const ways = style({
  display: 'grid',
  gap: rem(space.lg),
  '@media': { [widerPage('wide')]: { gridTemplateColumns: '1.2fr 1fr 1fr' } },
});

export const way = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  gap: rem(space.sm),
  padding: rem(space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(2),
});

/** What we would do: in the colours of a call to action. */
export const bestWay = style({
  background: vars.artPanel,
  borderColor: vars.artPanel,
  color: vars.accentText,
  '@media': { [darkPage]: { color: vars.text } },
});

export const wayPicture = style({
  inlineSize: rem(WAY_PICTURE),
  padding: rem(space.xs),
  background: vars.artSky,
  borderRadius: corner(1),
});

export const wayTitle = style({ fontSize: rem(fontSizes.title), lineHeight: 1.2 });

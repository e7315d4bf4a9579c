import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { corner, reducedMotion, transition } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem, widerPage } = page;

const FACT_GAP = 20;

const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: rem(space.md) });

export const sizes = styleVariants({
  tile: [card],
  lead: [card],
  line: [card, { paddingBlock: rem(space.md), borderBlockStart: `1px solid ${vars.line}` }],
});

export const words = style({ display: 'grid', gap: rem(space.xxs) });

export const category = style({ color: vars.sunText, fontSize: rem(fontSizes.small), fontWeight: 650 });

const anyTitle = style({ lineHeight: 1.2, letterSpacing: '-0.01em', textWrap: 'balance' });

export const title = style([anyTitle, { fontSize: rem(fontSizes.title) }]);

export const leadTitle = style([
  anyTitle,
  { fontSize: rem(fontSizes.heading), '@media': { [widerPage('wide')]: { fontSize: rem(fontSizes.hero) } } },
]);

export const link = style({
  color: vars.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: corner(1.5) },
  ':hover': { color: vars.accentInk, textDecoration: 'underline' },
});

export const text = style({ color: vars.textSoft, lineHeight: 1.5, paddingBlockEnd: rem(space.xxs) });

// The drawing answers when the card is pointed at.
globalStyle(`${card} svg`, { transition: transition('scale') });
globalStyle(`${card}:hover svg`, { scale: '1.02', '@media': { [reducedMotion]: { scale: 'none' } } });

// A dot stands before a fact: that of the first in a line is beyond the edge, and cut.
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(FACT_GAP),
  overflowX: 'clip',
  color: vars.textSoft,
  fontSize: rem(fontSizes.small),
  lineHeight: 1.5,
});

export const fact = style({
  position: 'relative',
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: rem(-FACT_GAP),
    inlineSize: rem(FACT_GAP),
    textAlign: 'center',
    color: vars.lineStrong,
  },
});

/** Articles side by side. */
export const tiles = style({
  display: 'grid',
  gap: rem(space.xl),
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1fr 1fr', columnGap: rem(space.lg) } },
});

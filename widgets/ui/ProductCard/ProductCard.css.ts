import { globalStyle, style } from '@vanilla-extract/css';
import { corner, narrower, px, tabular, transition } from '../../theme/styles.ts';
import { controlHeight, fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(300px,50% - ${space.md / 2}px)),1fr))`,
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: space.sm,
  padding: space.lg,
  border: `1.5px solid ${vars.line}`,
  borderRadius: corner(1.4),
  background: vars.raised,
  '@container': { [narrower('compact')]: { padding: space.md } },
});

export const chosenCard = style([
  card,
  { borderColor: vars.accentInk, background: vars.accentSoft, boxShadow: `0 0 0 1.5px ${vars.accentInk}` },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: px(space.xs, space.md),
  alignItems: 'center',
});

// Above the words where there is no room for both.
export const picture = style({
  flex: 'none',
  inlineSize: 'clamp(72px,20cqi,96px)',
  borderRadius: corner(0.85),
  background: vars.sunken,
});

export const words = style({ flex: '1 1 150px', display: 'grid', gap: space.xxs });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });

export const title = style({ fontSize: fontSizes.lead, lineHeight: 1.25 });

export const priceLine = style({ lineHeight: 1.2 });

export const price = style([
  tabular,
  {
    fontFamily: vars.headingFont,
    color: vars.accentInk,
    fontSize: fontSizes.heading,
    fontWeight: 700,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
  },
]);

// Below the price as a whole, and on two lines only where letters are wide.
export const priceNote = style({ display: 'inline-block', color: vars.textSoft, fontSize: fontSizes.note });

export const details = style({ borderBlock: `1px solid ${vars.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: controlHeight,
  color: vars.accentInk,
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const show = style({ selectors: { '[open] > * > &': { display: 'none' } } });

export const hide = style({ display: 'none', selectors: { '[open] > * > &': { display: 'inline' } } });

export const chevron = style({
  transition: transition('transform'),
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ display: 'grid', gap: space.sm, paddingBlockEnd: space.md, fontSize: fontSizes.note });

// Opened details leave no hole in the card beside them.
globalStyle(`${cards}:has([open])`, { alignItems: 'start' });

// Lists come from the funnel's copy and carry no class.
globalStyle(`${content} ul`, { display: 'grid', gap: space.xxs, paddingInlineStart: '1.1em', listStyle: 'disc' });
globalStyle(`${content} dl`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: px(space.xxs, space.xs),
  fontSize: fontSizes.small,
});
globalStyle(`${content} dt`, { color: vars.textSoft });
globalStyle(`${content} dd`, { fontWeight: 600, textAlign: 'end', whiteSpace: 'nowrap' });

// At the foot of the card, however much stands above: the buttons of a row line up.
export const foot = style({ display: 'grid', gap: space.xs, alignSelf: 'end' });

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  color: vars.accentInk,
  fontWeight: 650,
});

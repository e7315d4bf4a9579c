import { globalStyle, style } from '@vanilla-extract/css';
import { corner, forcedColours, reducedMotion, tabular } from '../../../widgets/theme/styles.ts';
import { controlHeight, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';
import { gap } from './section.css.ts';

const { rem, widerPage } = page;

export const section = style({ ...page.contentWidth, paddingBlock: gap });

export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(space.xs) });

// Beside the buttons, where both have room.
export const intro = style({
  display: 'grid',
  gap: rem(space.xxs),
  inlineSize: 'fit-content',
  '@media': { [widerPage('wide')]: { maxInlineSize: '75%', marginBlockEnd: rem(space.xs - controlHeight) } },
});

// Room for the buttons and the dots from the start, so that nothing moves when the script comes.
const onlyWithScript = { '(scripting: none)': { display: 'none' } } as const;

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: rem(space.xs),
  minBlockSize: rem(controlHeight - space.xs),
  '@media': { ...onlyWithScript, print: { display: 'none' } },
});

export const status = style({
  ...tabular,
  marginInlineEnd: rem(space.xs),
  color: vars.textSoft,
  fontSize: rem(fontSizes.note),
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(controlHeight - space.xs),
  blockSize: rem(controlHeight - space.xs),
  border: `2px solid ${vars.accent}`,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.accentInk,
  cursor: 'pointer',
  ':hover': { background: vars.accent, color: vars.accentText },
  ':disabled': { borderColor: vars.line, background: 'transparent', color: vars.lineStrong, cursor: 'default' },
});

const GAP = rem(space.md);

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  // The gap is part of the card, so that a page is as wide as the track.
  marginInline: `calc(${GAP} / -2)`,
  '@media': {
    [widerPage('menu')]: { gridAutoColumns: '50%' },
    [widerPage('desktop')]: { gridAutoColumns: `${100 / 3}%` },
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { gridAutoFlow: 'row' },
  },
});

export const card = style({ display: 'grid', scrollSnapAlign: 'start', paddingInline: `calc(${GAP} / 2)` });

export const quote = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: rem(space.sm),
  padding: rem(space.md, space.lg),
  background: vars.raised,
  border: `1px solid ${vars.line}`,
  borderRadius: corner(1.5),
});

export const review = style({
  margin: 0,
  lineHeight: 1.45,
  '::before': {
    content: '“',
    display: 'block',
    blockSize: '.55em',
    color: vars.sun,
    fontSize: rem(fontSizes.figure * 1.4),
    fontWeight: 750,
    lineHeight: 1,
  },
});

export const author = style({ display: 'grid', fontSize: rem(fontSizes.note), lineHeight: 1.45, color: vars.textSoft });

export const name = style({ color: vars.text, fontWeight: 680 });

export const service = style({ color: vars.sunText, fontWeight: 600 });

export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  minBlockSize: rem(space.lg),
  '@media': { ...onlyWithScript, [widerPage('menu')]: { display: 'none' }, print: { display: 'none' } },
});

// 24 px to press, and a smaller dot to look at (WCAG 2.2, 2.5.8).
globalStyle(`${dots} > button`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(space.lg),
  blockSize: rem(space.lg),
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${dots} > button::before`, {
  content: '',
  inlineSize: rem(space.sm - 2),
  blockSize: rem(space.sm - 2),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${vars.lineStrong}`,
  '@media': { [forcedColours]: { border: '2px solid ButtonText' } },
});
globalStyle(`${dots} > button[aria-current=true]::before`, {
  background: vars.accent,
  boxShadow: 'none',
  '@media': { [forcedColours]: { background: 'Highlight' } },
});

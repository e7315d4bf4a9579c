import { globalStyle, style } from '@vanilla-extract/css';
import { narrower, NO_MIXES, px, unmixed, wider } from '../theme/styles.ts';
import { controlHeight, space } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { group } from '../ui/Disclosure/Disclosure.css.ts';
import * as frame from '../ui/Layout/Layout.css.ts';

// By the width of the tag: a notice that is as tall as any there fits, and the room around it takes the rest.
const NOTICE_ROOM = { medium: 79, slim: 84 };

// On a telephone each gap counts: three screens hold it all.
const column = style({ display: 'flex', flexDirection: 'column', gap: `clamp(${space.md}px,4.5cqi,${space.lg}px)` });

// What sticks within it stays below what the page itself lays over everything: a banner, a menu.
export const layout = style([column, { position: 'relative', isolation: 'isolate' }]);

export const sheet = style([
  column,
  // A quote is two sheets of paper at most, and one when both sides are printed.
  { '@media': { print: { zoom: 0.7, gap: space.sm } } },
]);

// Offers, buttons, how far one has come and what the letterhead says already are for the screen.
globalStyle(`${layout} > :not(${sheet}), ${layout} [data-not-printed], [part=progress], ${frame.foot}`, {
  '@media': { print: { display: 'none' } },
});

// With the result, so that no first step is heavier for it: a chart without its colours is black, figures and all. By two
// attributes, so that it holds whichever sheet comes first.
globalStyle('[data-quote-root][part]', { '@supports': { [NO_MIXES]: { vars: unmixed } } });

// Lists of a few words a line: two of them beside each other.
globalStyle(`${sheet} > ${group}`, {
  '@media': { print: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `0 ${space.lg}px`, border: 0 } },
});

globalStyle(`${sheet} > ${group} > *`, { '@media': { print: { breakInside: 'avoid' } } });

// The page has its margins; blocks break between sheets where grids go to the next one whole.
globalStyle(`[part=head], ${frame.body}:has(${layout}), ${frame.body}:has(${layout}) > *, ${layout}`, {
  '@media': { print: { display: 'block', padding: 0 } },
});

/**
 * Room for the estimate until it has come, with its figures: late, it would push away what is being read. Measured, of a home;
 * where the tag is too narrow to show it open, the height of its row, of which a narrow one gives 12 px away.
 */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: `clamp(${space.md}px,4.5cqi,${space.lg}px)`,
  selectors: {
    '&:not(:has(p))': {
      minBlockSize: controlHeight - 10,
      '@container': {
        [wider('medium')]: { minBlockSize: 1540 },
        [wider('wide')]: { minBlockSize: 1250 },
      },
    },
  },
});

/** Whose quote it is, on paper: on the screen the page or the foot of the tag says so. */
export const letterhead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.sm,
      paddingBlockEnd: space.sm,
      borderBlockEnd: `2px solid ${vars.accent}`,
    },
  },
});

export const mark = style({ inlineSize: 40, blockSize: 40, fill: 'none', stroke: vars.accent, strokeWidth: 2 });

/** In a narrow tag its parts stand in the sheet itself. */
export const pair = style({
  display: 'contents',
  '@container': {
    [wider('wide')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(0,1fr))',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0,1fr)',
      gap: space.lg,
    },
  },
  // A price as tall as a list of days would be an empty field of colour.
  selectors: { '&:has(form)': { alignItems: 'start' }, '&:empty': { display: 'none' } },
});

// Beside a chart they would be tall and empty: there each is a row, its value at the end.
globalStyle(`${pair}:has(> :nth-child(2)) > ${frame.figures}`, {
  '@container': { [wider('wide')]: { gridTemplateColumns: '1fr' } },
});

globalStyle(`${pair}:has(> :nth-child(2)) > ${frame.figures} > *`, {
  '@container': { [wider('wide')]: { gridTemplateColumns: '1fr auto', columnGap: space.md } },
});

globalStyle(`${pair}:has(> :nth-child(2)) > ${frame.figures} > * > :nth-child(2)`, {
  '@container': { [wider('wide')]: { gridArea: '1/2/span 2', alignSelf: 'center' } },
});

export const nextStep = style({ display: 'contents', '@container': { [wider('wide')]: { display: 'block' } } });

/**
 * Progress, and over it what has just happened: a notice that comes and goes moves nothing below. With neither it is no row of
 * the step, whose gap would be left.
 */
export const noticed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'center',
  selectors: { '&:not(:has(> [part=progress],> [role=status] > *))': { position: 'absolute' } },
});

globalStyle(`${noticed} > *`, { gridArea: '1/1' });

// As much room as a notice needs with air around it.
globalStyle(`${noticed} > [part=progress]`, {
  alignContent: 'center',
  '@container': {
    [narrower('medium')]: { minBlockSize: NOTICE_ROOM.medium },
    [narrower('slim')]: { minBlockSize: NOTICE_ROOM.slim },
  },
});

globalStyle(`${noticed}:has(> [role=status] > *) > [part=progress]`, { visibility: 'hidden' });

// Into the room above and below, all but the air that it keeps.
globalStyle(`${noticed} > [role=status]`, {
  marginBlock: space.sm - space.xl,
  '@container': { [narrower('medium')]: { marginBlock: px(space.sm - space.lg, space.sm - space.xl) } },
});

/** Brought into view, it stays clear of the button that sticks to the lower edge of a telephone. */
export const nearNotice = style({ scrollMarginBlockEnd: 96 });

/** Folded on a telephone it is one row among others that can be opened, and stands closer to them. */
export const block = style({ '@container': { [narrower('medium')]: { marginBlock: -6 } } });

/** Takes no room of its own, and no gap. */
export const near = style({ position: 'absolute' });

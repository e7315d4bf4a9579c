import { globalStyle, style } from '@vanilla-extract/css';
import { narrower, px } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const note = style({
  // One line is kept from the start: what is free arrives a moment later and moves nothing.
  minBlockSize: '1.5em',
  fontSize: fontSizes.note,
  color: vars.textSoft,
  textWrap: 'balance',
});

export const strong = style({ fontWeight: 700 });

export const list = style({ display: 'grid', gap: space.xs });

/** Full width in a telephone's hand, as wide as its words elsewhere. */
export const lead = style({
  display: 'grid',
  justifyItems: 'start',
  '@container': { [narrower('medium')]: { justifyItems: 'stretch' } },
});

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@container': {
    [narrower('medium')]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(140px,1fr))' },
  },
});

// A pair of one size and one outline, close enough for one line of words on most telephones: neither looks bigger.
globalStyle(`${others} > *`, {
  borderColor: vars.line,
  background: vars.raised,
  '@container': { [narrower('medium')]: { gap: 6, paddingInline: 6, fontSize: fontSizes.note } },
});

// On a telephone half a line has room for the words or for the picture.
globalStyle(`${others} > * svg`, { '@container': { [narrower('compact')]: { display: 'none' } } });

/** Over the whole result, for what sticks within it: that takes no room of its own, so nothing moves when it comes. */
export const dock = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'end',
  pointerEvents: 'none',
});

/** Where the result ends: what sticks goes before it would lie on the last line. */
export const end = style({ position: 'absolute', insetBlockEnd: 0, blockSize: 1, inlineSize: 1 });

/**
 * At the lower edge of a telephone's screen while the button itself is out of sight; a keyboard's focus is never below
 * it, because it makes way.
 */
export const bar = style({
  display: 'none',
  pointerEvents: 'auto',
  '@container': {
    [narrower('medium')]: {
      position: 'sticky',
      insetBlockEnd: 0,
      flex: 1,
      display: 'grid',
      padding: px(space.xs, 0, space.sm),
      background: vars.surface,
      boxShadow: vars.shadow,
    },
  },
  selectors: { ':has(:focus-visible) > * > * > * > &:not(:focus-within)': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

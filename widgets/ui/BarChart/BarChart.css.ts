import { style } from '@vanilla-extract/css';
import { forcedColours, px, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const bars = style({ display: 'grid', gap: space.md });

// Words and amount in one row where there is room for both, the bar below.
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(space.xxs, space.md),
});

// Below the words as a whole, and on two lines only where letters are wide.
export const detail = style({ display: 'inline-block', color: vars.textSoft, fontSize: fontSizes.note });

export const amount = style([tabular, { display: 'contents', fontWeight: 700 }]);

/** Its colour is for the main bar of a browser that mixes none (Chrome before 111): else it is black. */
export const track = style({ inlineSize: '100%', blockSize: 22, fill: vars.accent });

export const bar = style({ fill: vars.lineStrong, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const mainBar = style([bar, { fill: vars.accentInk }]);

export const note = style({ color: vars.textSoft, fontSize: fontSizes.note });

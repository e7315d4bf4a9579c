import { style } from '@vanilla-extract/css';
import { wider } from '../theme/styles.ts';
import { space } from '../theme/tokens.ts';

// A column of flex items and no grid: what sticks to the screen may do so over the whole sheet.
const column = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

// What sticks within it stays below what the page itself lays over everything: a banner, a menu.
export const layout = style([column, { isolation: 'isolate' }]);

export const sheet = style([column]);

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
  selectors: { '&:has(form)': { alignItems: 'start' } },
});

export const nextStep = style({ display: 'contents', '@container': { [wider('wide')]: { display: 'block' } } });

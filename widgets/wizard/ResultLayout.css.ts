import { style } from '@vanilla-extract/css';
import { wider } from '../theme/styles.ts';
import { space } from '../theme/tokens.ts';

// On a telephone each gap counts: three screens hold it all.
const column = style({ display: 'flex', flexDirection: 'column', gap: `clamp(${space.md}px,4.5cqi,${space.lg}px)` });

// What sticks within it stays below what the page itself lays over everything: a banner, a menu.
export const layout = style([column, { position: 'relative', isolation: 'isolate' }]);

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

/** Brought into view, it stays clear of the button that sticks to the lower edge of a telephone. */
export const nearNotice = style({ scrollMarginBlockEnd: 96 });

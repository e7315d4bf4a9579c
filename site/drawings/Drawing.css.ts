import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../widgets/theme/styles.ts';
import { tagWidths } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';

// em as in document/media.ts, which drawings do not know: the window is narrower than a tag of middle width.
const smallPage = `(width < ${tagWidths.medium / 16}em)`;

/** As wide as its place: what stands around it says how high it may be. */
export const file = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const dot = style({
  fill: vars.sun,
  stroke: vars.raised,
  strokeWidth: 2.5,
  '@media': {
    // A drawing shrinks with a small screen; what has to be read must not.
    [smallPage]: { r: '19px' },
    [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' },
  },
});

export const number = style({
  fill: vars.onSun,
  stroke: 'none',
  fontFamily: vars.font,
  fontSize: '14px',
  fontWeight: 750,
  textAnchor: 'middle',
  '@media': {
    [smallPage]: { fontSize: '22px', translate: '0 3.2px' },
    [forcedColours]: { fill: 'CanvasText' },
  },
});

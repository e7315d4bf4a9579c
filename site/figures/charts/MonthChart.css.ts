import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { narrowerPage, rem } from '../../kit/styles/page.ts';
import * as parts from './chartParts.css.ts';

export const column = style({
  // What the roof makes has the colour that ours has in every chart; the best month stands out.
  fill: vars.accentInk,
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

export const peak = style({ fill: vars.sun, '@media': { [forcedColours]: { fill: 'Highlight' } } });

const words = style([parts.axisWords, { textAnchor: 'middle' }]);

export const name = style([words]);

export const value = style([words, { fill: vars.text, fontWeight: 650, fontSize: rem(fontSizes.small - 2) }]);

// On a small telephone there is room for every other one, that of the peak among them.
export const valueBetween = style([value, { '@media': { [narrowerPage('compact')]: { display: 'none' } } }]);

export const axis = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

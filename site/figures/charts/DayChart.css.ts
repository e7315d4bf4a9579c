import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { rem } from '../../kit/styles/page.ts';
import { ground } from './chartParts.css.ts';

export const made = style({ fill: vars.sun, '@media': { [forcedColours]: { fill: 'GrayText' } } });

export const own = style({ fill: vars.accentInk, '@media': { [forcedColours]: { fill: 'Highlight' } } });

// The picture is squeezed to its width: lines keep theirs.
const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' });

export const used = style([
  line,
  { stroke: vars.text, strokeWidth: 3, '@media': { [forcedColours]: { stroke: 'CanvasText' } } },
]);

export const axis = style([line, { stroke: vars.lineStrong, strokeWidth: 1.5 }]);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(space.lg),
  rowGap: rem(space.xxs),
  fontSize: rem(fontSizes.note),
});

export const swatch = style({ ...ground, display: 'inline-block', inlineSize: rem(20), verticalAlign: 'baseline' });

import { style } from '@vanilla-extract/css';
import { forcedColours, wider } from '../../../theme/styles.ts';
import { fontSizes, space } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { THUMB } from '../../../ui/RangeField/RangeField.css.ts';

export const sizes = style({ display: 'grid', alignContent: 'start' });
export const label = style({ fontWeight: 600 });

/** On the track, where a battery of the catalogue is. */
export const mark = style({
  fill: vars.raised,
  stroke: vars.accentInk,
  strokeWidth: 2.5,
  pointerEvents: 'none',
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Half a thumb free on both sides, as the track has it. */
export const scale = style({ paddingInline: THUMB / 2 });
export const words = style({ inlineSize: '100%', blockSize: 24, overflow: 'visible' });
export const word = style({
  fill: vars.textSoft,
  fontSize: fontSizes.small,
  fontWeight: 600,
  textAnchor: 'middle',
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});
/** Below the beginning of the track, where the thumb is half outside. */
export const first = style([word, { textAnchor: 'start', translate: `-${THUMB / 2}px` }]);

/** On a telephone the days come next to what changes them; in a wide tag what batteries cost has room beside it. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.lg,
  '@container': { [wider('wide')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const prices = style({ '@container': { [wider('wide')]: { gridArea: '1/2' } } });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.md,
  '@container': {
    [wider('medium')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [wider('wide')]: { gridArea: '2/1/3/3', gap: space.lg },
  },
});

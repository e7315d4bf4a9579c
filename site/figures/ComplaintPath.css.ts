import { style } from '@vanilla-extract/css';
import { vars } from '../../widgets/theme/vars.css.ts';
import { narrowerPage } from '../document/media.ts';

/** Sizes are those of the drawing's own grid; on a small screen its words are larger, so that they can be read. */
export const drawing = style({ inlineSize: '100%', blockSize: 'auto', fontFamily: vars.font });

export const when = style({
  fontSize: 25,
  fontWeight: 700,
  fill: vars.text,
  '@media': { [narrowerPage('compact')]: { fontSize: 27 } },
});

export const what = style({
  fontSize: 20,
  fill: vars.textSoft,
  '@media': { [narrowerPage('compact')]: { fontSize: 26 } },
});

export const rest = style({ fill: vars.sunSoft, stroke: vars.line });

export const ours = style({ fill: vars.accent });

export const dot = style({ fill: vars.raised, stroke: vars.accent, strokeWidth: 4 });

export const stem = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

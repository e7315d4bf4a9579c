import { style } from '@vanilla-extract/css';
import { fonts } from '../../widgets/theme/tokens.ts';
import { vars } from '../../widgets/theme/vars.css.ts';

/** Sizes are those of the drawing's own grid: on a small screen everything shrinks together. */
export const drawing = style({ inlineSize: '100%', blockSize: 'auto', fontFamily: fonts.body });

export const when = style({ fontSize: 25, fontWeight: 700, fill: vars.text });

export const what = style({ fontSize: 20, fill: vars.textSoft });

export const rest = style({ fill: vars.sunSoft, stroke: vars.line });

export const ours = style({ fill: vars.accent });

export const dot = style({ fill: vars.raised, stroke: vars.accent, strokeWidth: 4 });

export const stem = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

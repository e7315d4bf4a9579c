import { style } from '@vanilla-extract/css';
import { forcedColours, tabular } from '../../theme/styles.ts';
import { fontSizes, space } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const bars = style({ display: 'grid', gap: space.md });

export const entry = style({ display: 'grid', gap: space.xxs });

export const detail = style({ color: vars.textSoft, fontSize: fontSizes.note });

export const amount = style([tabular, { display: 'grid', gap: space.xxs, fontWeight: 700 }]);

export const track = style({ inlineSize: '100%', blockSize: 22 });

export const bar = style({ fill: vars.artRoof, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

export const mainBar = style([bar, { fill: vars.accentInk }]);

export const note = style({ color: vars.textSoft, fontSize: fontSizes.note });

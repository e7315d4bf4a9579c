import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { darkPage } from '../../kit/styles/page.ts';

export const chart = style({ inlineSize: '100%', blockSize: 'auto' });

export const day = style({
  fill: vars.artSky,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const night = style({ fill: vars.artPanel, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

const words = style({ fontFamily: vars.font, fontSize: '13px', textAnchor: 'middle' });

export const hour = style([words, { fill: vars.textSoft }]);

export const onDay = style([words, { fill: vars.text, fontWeight: 650 }]);

export const onNight = style([
  words,
  {
    fill: vars.raised,
    fontWeight: 650,
    '@media': { [darkPage]: { fill: vars.text }, [forcedColours]: { fill: 'Canvas' } },
  },
]);

export const tick = style({ stroke: vars.lineStrong, strokeWidth: 1 });

import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { fontSizes, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { rem } from '../../styles/page.ts';

export const picture = style({ inlineSize: '100%', blockSize: rem(space.xxxl * 4), overflow: 'visible' });

export const column = style({
  fill: vars.artRoof,
  opacity: 0.75,
  '@media': { [forcedColours]: { fill: 'CanvasText', opacity: 1 } },
});

export const peak = style({ fill: vars.sun, '@media': { [forcedColours]: { fill: 'Highlight' } } });

const words = style({
  fill: vars.textSoft,
  fontSize: rem(fontSizes.small),
  textAnchor: 'middle',
  '@media': { [forcedColours]: { fill: 'CanvasText' } },
});

export const name = style([words]);

export const value = style([words, { fill: vars.text, fontWeight: 650, fontSize: rem(fontSizes.small - 2) }]);

export const axis = style({ stroke: vars.lineStrong, strokeWidth: 1.5 });

export const note = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), lineHeight: 1.45 });

import { style } from '@vanilla-extract/css';
import { corner, forcedColours } from '../../../widgets/theme/styles.ts';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { fluid, narrowerPage, rem, darkPage } from '../../kit/styles/page.ts';

export const figure = style({
  display: 'grid',
  gap: rem(space.md),
  padding: fluid(space.sm, 3, space.xl),
  background: vars.sunken,
  borderRadius: corner(1.5),
});

export const caption = style({ color: vars.textSoft, fontSize: rem(fontSizes.note), maxInlineSize: rem(widths.text) });

export const chart = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const day = style({
  fill: vars.artSky,
  '@media': { [forcedColours]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const night = style({ fill: vars.artPanel, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

// The chart shrinks with the window, its words must not: at 320 px one of its units is 0.4 px.
const words = style({
  fontFamily: vars.font,
  fontSize: '13px',
  textAnchor: 'middle',
  '@media': { [narrowerPage('medium')]: { fontSize: '24px' }, [narrowerPage('compact')]: { fontSize: '31px' } },
});

export const hour = style([words, { fill: vars.textSoft, dominantBaseline: 'hanging' }]);

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

import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColours } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { rem } = page;

// The quay below the river of the drawing: the colour of its panels by day and by night.
export const band = style({
  background: vars.artPanel,
  color: vars.accentText,
  '@media': { [page.darkPage]: { color: vars.text }, print: { background: 'none', color: vars.text } },
});

export const items = style({
  ...page.contentWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(space.xxs, space.xl),
  paddingBlock: rem(space.sm),
  fontSize: rem(fontSizes.note),
  lineHeight: 1.35,
});

export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(space.xxs, space.sm) });

// On the dark quay stars shine as the sun does.
globalStyle(`${item} svg svg path`, { fill: vars.sun, '@media': { [forcedColours]: { fill: 'CanvasText' } } });

/** A sample says so. */
export const note = style({ fontSize: rem(fontSizes.small), opacity: 0.9 });

export const register = style({ color: 'inherit', paddingBlock: rem(space.xxs) });

export const more = style({
  marginInlineStart: 'auto',
  '@media': { [page.narrowerPage('medium')]: { display: 'none' } },
});

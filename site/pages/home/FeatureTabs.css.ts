import { globalStyle, style } from '@vanilla-extract/css';
import { space, tagWidths, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { dot } from '../../drawings/Drawing.css.ts';
import { rem, widerPage } from '../../kit/styles/page.ts';

export const band = style({ background: vars.sunken, '@media': { print: { background: 'none' } } });

export const panel = style({
  display: 'grid',
  gap: rem(space.lg, space.xxl),
  alignItems: 'center',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1.1fr 1fr' } },
});

export const words = style({ display: 'grid', gap: rem(space.md), maxInlineSize: rem(widths.text) });

export const title = style({ fontSize: rem(fontSizes.title), fontWeight: 720, lineHeight: 1.2 });

export const picture = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  '@media': { [widerPage('medium')]: { minBlockSize: rem(300) } },
});

// Numbers on a drawing belong to a list that stands on another page.
globalStyle(`${picture} g:has(> .${dot})`, { display: 'none' });

// Drawings of different shapes take the same room: the panels change, the page does not move.
globalStyle(`${picture} > svg`, {
  maxBlockSize: rem(300),
  maxInlineSize: rem(tagWidths.medium),
});

import { globalStyle, style } from '@vanilla-extract/css';
import { space, widths } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import * as page from '../../kit/styles/page.ts';

const { narrowerPage, rem, widerPage } = page;

export const band = style({ background: vars.sunken, '@media': { print: { background: 'none' } } });

// On one line with the tabs, where both have room.
export const heading = style([
  page.heading,
  { inlineSize: 'fit-content', '@media': { [widerPage('wide')]: { marginBlockEnd: rem(-space.xxl) } } },
]);

export const panel = style({
  display: 'grid',
  gap: rem(space.md, space.xxl),
  alignItems: 'center',
  '@media': { [widerPage('medium')]: { gridTemplateColumns: '1.4fr 1fr' } },
});

export const words = style({ display: 'grid', gap: rem(space.xs), maxInlineSize: rem(widths.text) });

export const title = style({ fontSize: rem(fontSizes.title), fontWeight: 720, lineHeight: 1.2 });

export const picture = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [narrowerPage('medium')]: { display: 'none' } },
});

// Drawings of different shapes take the same room: the panels change, the page does not move.
globalStyle(`${picture} img`, { blockSize: rem(192), maxInlineSize: '100%', objectFit: 'contain' });

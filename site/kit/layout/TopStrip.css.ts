import { globalStyle, style } from '@vanilla-extract/css';
import { tabular } from '../../../widgets/theme/styles.ts';
import { space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { contentWidth, darkPage, headerHeights, narrowerPage, rem, widerPage } from '../styles/page.ts';

export const strip = style({
  display: 'none',
  background: vars.artPanel,
  color: vars.accentText,
  '@media': {
    [widerPage('menu')]: { display: 'block' },
    [darkPage]: { color: vars.text },
  },
});

export const inner = style({
  ...contentWidth,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minBlockSize: rem(headerHeights.strip),
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Its links have air of their own: their words, not their boxes, stand at the edge.
  marginInline: rem(-space.xs),
});

export const link = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: rem(space.xs),
  minBlockSize: rem(headerHeights.strip),
  paddingInline: rem(space.xs),
  color: 'inherit',
  fontSize: rem(fontSizes.small),
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-3px' },
  selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationThickness: '.14em' } },
  '@media': { [widerPage('desktop')]: { paddingInline: rem(space.sm) } },
});

// No panel has the e-mail address at these widths: it stays, and what only decorates makes room.
globalStyle(`${link} > svg`, { '@media': { [narrowerPage('wide')]: { display: 'none' } } });

import { globalStyle } from '@vanilla-extract/css';
import { fontStack } from '#contract/common/brandFonts.ts';
import { themeColours, themeShape, focusRing, reducedMotion } from '../../../widgets/theme/styles.ts';
import { publicProperties, space } from '../../../widgets/theme/tokens.ts';
import { vars } from '../../../widgets/theme/vars.css.ts';
import { fontSizes } from '../../document/fontSizes.ts';
import { CONTENT_WIDTH, contentInlineSize, darkPage, headerHeights, menuInTwoRows, rem, tallPage } from './page.ts';

const { bar, menuRow } = headerHeights;

globalStyle(':root', {
  vars: {
    ...themeColours('light'),
    ...themeShape,
    // The tags on our own pages take these as they would take a partner's.
    [publicProperties.font]: fontStack('text'),
    [publicProperties.headingFont]: fontStack('heading'),
    [CONTENT_WIDTH]: contentInlineSize,
  },
  colorScheme: 'light dark',
  // What takes the focus must not end up below the sticky header (WCAG 2.2, 2.4.11).
  scrollPaddingBlockStart: rem(bar + space.md),
  scrollBehavior: 'smooth',
  '@media': {
    // Below the footer there is room for what stays at the foot of the screen: it goes on there as the footer ends.
    screen: { background: vars.sunken },
    // Not in print, which is ink on white.
    [`screen and ${darkPage}`]: { vars: themeColours('dark') },
    [menuInTwoRows]: { scrollPaddingBlockStart: rem(bar + menuRow + space.md) },
    [reducedMotion]: { scrollBehavior: 'auto' },
    print: { fontSize: '11pt' },
  },
});

// Where our own header stays at the top, what the tags show at their top stands below it.
globalStyle(':root', {
  '@media': {
    [tallPage]: { vars: { [publicProperties.top]: rem(bar) } },
    [`${tallPage} and ${menuInTwoRows}`]: { vars: { [publicProperties.top]: rem(bar + menuRow) } },
  },
});

globalStyle('*,*::before,*::after', { boxSizing: 'border-box' });
globalStyle('h1,h2,h3,p,ol,ul,dl,dd,figure', { margin: 0, padding: 0 });
globalStyle('ol,ul', { listStyle: 'none' });
globalStyle('svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('address', { fontStyle: 'normal' });

globalStyle('body', {
  margin: 0,
  minBlockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface,
  color: vars.text,
  fontFamily: vars.font,
  fontSize: rem(fontSizes.body),
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  textSizeAdjust: '100%',
});

globalStyle('h1,h2,h3', { fontFamily: vars.headingFont });
globalStyle('h2,h3,summary', { textWrap: 'balance' });
globalStyle('p,li,dd,figcaption', { textWrap: 'pretty' });
globalStyle('a', { color: vars.accentInk, textUnderlineOffset: '.2em', textDecorationThickness: '.08em' });
globalStyle('a:hover', { textDecorationThickness: '.14em' });
globalStyle(':focus-visible', focusRing);
// The skip link's target takes the focus without being a control.
globalStyle('main:focus', { outline: 'none' });
globalStyle('::selection', { background: vars.sunSoft, color: vars.text });

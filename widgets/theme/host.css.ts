import { globalStyle, style } from '@vanilla-extract/css';
import { themeColours, themeShape, focusRing, reducedMotion } from './styles.ts';
import { fontSizes, publicProperties, widths } from './tokens.ts';
import { vars } from './vars.css.ts';

// Inherited properties of the host page (letter-spacing, line-height, text-transform …) end here.
globalStyle(':host', {
  all: 'initial',
  display: 'block',
  // Of a page's own content in the tag, which would be in the browser's serifs. What we draw has its own.
  fontFamily: 'sans-serif',
  scrollMarginBlockStart: `var(${publicProperties.top}, 0px)`,
});
globalStyle(':host([hidden])', { display: 'none' });

const darkTheme = { vars: themeColours('dark'), colorScheme: 'dark' } as const;

/** The root container inside the shadow root; `data-theme` on it is light, dark or auto. */
export const root = style({
  // Also here: a page's `*` rule beats `:host`, and what it sets on the tag would be inherited.
  all: 'initial',
  display: 'block',
  // What is out of the flow is measured from here, and not from whatever a page has around the tag.
  position: 'relative',
  vars: { ...themeColours('light'), ...themeShape },
  containerType: 'inline-size',
  // A container has no width of its own: in a dialog, a float or any other parent that shrinks to fit it would have none.
  // The columns of a grid, though, grow to it: on a phone it leaves room for what a page has on both sides.
  containIntrinsicInlineSize: `min(${widths.least}px, 100vw - 80px)`,
  colorScheme: 'light',
  // `all: initial` leaves direction alone; the words are English on every page.
  direction: 'ltr',
  textAlign: 'start',
  color: vars.text,
  fontFamily: vars.font,
  fontSize: fontSizes.body,
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    // Not in print: ink on white whatever the screen shows; dark surfaces would drink a cartridge.
    screen: { selectors: { '&[data-theme=dark]': darkTheme } },
    'screen and (prefers-color-scheme: dark)': { selectors: { '&[data-theme=auto]': darkTheme } },
    print: { fontSize: '11pt' },
  },
});

/** Attributes of that container. */
export const rootAttributes: Readonly<Record<string, string>> = {
  'data-quote-root': '',
  class: root,
  part: 'root',
  lang: 'en-GB',
};

// No weight of its own (:where), so that every component's class wins whatever the order of the sheets.
const inside = (selector: string): string => `:where(${root}) :where(${selector})`;
const withPseudoElements = `:where(${root}) *,:where(${root}) *::before,:where(${root}) *::after`;

globalStyle(withPseudoElements, { boxSizing: 'border-box' });
// A form has a margin, and a table black words in the browser's size, on pages without a doctype: in the dark theme prices
// could not be read there.
globalStyle(inside('form,h2,h3,h4,p,ol,ul,dl,dd,figure,fieldset,legend'), {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
globalStyle(inside('h2,h3,h4'), {
  fontFamily: vars.headingFont,
  fontSize: fontSizes.title,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  textWrap: 'balance',
});
globalStyle(inside('ol,ul'), { listStyle: 'none' });
globalStyle(inside('button,input,select,table,textarea'), {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
// What a browser's translator wraps texts in, and replaces whenever they are drawn anew: were it what a pointer has pressed, a
// step that is taken over before the pointer is lifted would lose the press (Chromium 156, November 2026).
globalStyle(inside('font'), { pointerEvents: 'none' });
globalStyle(inside('svg'), { display: 'block', flexShrink: 0 });
globalStyle(inside('a'), { color: vars.accentInk, textUnderlineOffset: '.2em' });
globalStyle(inside(':focus-visible'), focusRing);
// Headings take focus by script after a step change; a ring around a sentence would look like a control.
globalStyle(inside('h2:focus,h3:focus'), { outline: 'none' });
globalStyle(`${root} [hidden]`, { display: 'none' });
// These selectors have no specificity (:where): without !important the class of any component that moves would win.
const noMotion = 'none !important';
globalStyle(withPseudoElements, {
  '@media': { [reducedMotion]: { transition: noMotion, animation: noMotion, scrollBehavior: 'auto' } },
});

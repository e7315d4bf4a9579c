import type { StyleRule } from '@vanilla-extract/css';
import {
  motion,
  tagWidths,
  type MixedRole,
  type ColourRole,
  fonts,
  mixes,
  publicProperties,
  radius,
  themes,
} from './tokens.ts';
import { vars } from './vars.css.ts';

/** px, never rem: a host page's root font size must not reach into a widget. */
export const px = (...lengths: number[]): string =>
  lengths.map((length) => (length === 0 ? '0' : `${length}px`)).join(' ');

/** Container conditions on the tag's own width. `wider('medium')`: at least that wide. */
export const wider = (width: keyof typeof tagWidths): string => `(min-width: ${tagWidths[width]}px)`;

/** The other side of `wider`. */
export const narrower = (width: keyof typeof tagWidths): string => `(max-width: ${tagWidths[width] - 0.02}px)`;

/** Windows high contrast and the like: colours are the visitor's, so shape has to say what colour said. */
export const forcedColours = '(forced-colors: active)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Hover looks only where hovering exists; on a touch screen they would stick after a tap. */
export const canHover = '(hover: hover)';

/** A part of the control's corner, so that a partner's single radius shapes everything in proportion. */
export const corner = (share: number): string => (share === 1 ? vars.radius : `calc(${vars.radius} * ${share})`);

export const transition = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.quick} ${motion.ease}`).join(',');

/** Figures that line up and do not jump while they change. */
export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const satisfies StyleRule;

export const focusRing = { outline: `3px solid ${vars.accentInk}`, outlineOffset: '2px' } as const satisfies StyleRule;

/** In the accessibility tree, not on the screen. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

type Names = Readonly<Record<string, string>>;

const withOverride = (property: string, fallback: string): string => `var(${property}, ${fallback})`;

const roleNames = Object.keys(themes.light).filter((name): name is ColourRole => name in themes.light);
const mixNames = Object.keys(mixes).filter((name): name is MixedRole => name in mixes);

/** The custom property that a reference is to: "--qa" for "var(--qa)". */
export const customProperty = (reference: string): string => reference.slice('var('.length, -1);

const colourOf = (theme: 'light' | 'dark', role: ColourRole): string => {
  const colour = themes[theme][role];
  if (role === 'accent' || role === 'accentText' || role === 'surface') {
    return withOverride(publicProperties[role], colour);
  }
  return colour;
};

const mixOf = (name: MixedRole): string => {
  const { of, percent, into } = mixes[name];
  return `color-mix(in srgb, ${vars[of]} ${percent}%, ${vars[into]})`;
};

/** Of browsers that mix no colours: Chrome before 111, and no newer one runs on Windows 7. A condition of `@supports`. */
export const NO_MIXES = 'not (color: color-mix(in srgb, red, red))';

/** What stands there in place of the mixes: each is the colour that it is most of. */
export const unmixed: Names = Object.fromEntries(
  mixNames.map((name) => {
    const { of, percent, into } = mixes[name];
    return [customProperty(vars[name]), vars[percent < 50 ? into : of]];
  }),
);

const shadows = {
  light: '0 1px 2px rgb(18 40 44/.06),0 8px 24px -12px rgb(18 40 44/.18)',
  dark: '0 1px 2px rgb(0 0 0/.5),0 8px 24px -12px rgb(0 0 0/.7)',
} as const;

/** The custom properties that make a theme; site and widgets use the same ones. */
export const themeColours = (theme: 'light' | 'dark'): Names => ({
  ...Object.fromEntries(roleNames.map((role) => [customProperty(vars[role]), colourOf(theme, role)])),
  [customProperty(vars.shadow)]: shadows[theme],
});

/** What does not depend on light or dark. Mixes stand here: they resolve against the colours in force. */
export const themeShape: Names = {
  ...Object.fromEntries(mixNames.map((name) => [customProperty(vars[name]), mixOf(name)])),
  [customProperty(vars.radius)]: withOverride(publicProperties.radius, `${radius}px`),
  [customProperty(vars.top)]: withOverride(publicProperties.top, '0px'),
  [customProperty(vars.font)]: withOverride(publicProperties.font, fonts.body),
  [customProperty(vars.headingFont)]: withOverride(publicProperties.headingFont, vars.font),
};

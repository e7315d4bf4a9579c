import { palette } from '#contract/common/palette.ts';

/**
 * The visual language as numbers and colours. Widgets turn the numbers into px (a host page's root font size
 * must not shrink a widget); the site may derive rem from the same numbers.
 */
export const fontSizes = {
  small: 14,
  note: 15,
  body: 17,
  lead: 19,
  title: 22,
  heading: 28,
  hero: 36,
  figure: 44,
} as const;

export const space = { xxs: 4, xs: 8, sm: 12, md: 16, lg: 24, xl: 32, xxl: 48, xxxl: 64 } as const;

/** Corner of a control; cards and frames are multiples of it, so that one number sets the character. */
export const radius = 14;

/** Widths of the tag itself, never of the viewport: a tag in a sidebar is narrow on any screen. */
export const tagWidths = { slim: 340, compact: 420, medium: 600, wide: 880 } as const;

/** Longest comfortable line, the width at which a widget stops growing, and the one it takes where nobody gives it any. */
export const widths = { text: 620, widget: 1040, least: 300 } as const;

/** Height of a control: above the 44 px that a thumb needs. */
export const controlHeight = 52;

export const motion = { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(.2,.7,.3,1)' } as const;

/**
 * No web font: `@font-face` is ignored inside a shadow root, and a download would move the partner's page.
 * Our own site may load one and hand it in through `--quote-font`.
 */
export const fonts = {
  body: "'Avenir Next',Avenir,'Segoe UI Variable Text','Segoe UI',Inter,Roboto,system-ui,sans-serif",
} as const;

const day = {
  surface: palette.paper,
  raised: palette.white,
  sunken: palette.sand,
  text: palette.ink,
  textSoft: palette.inkSoft,
  line: palette.line,
  lineStrong: palette.lineStrong,
  accent: palette.tyne,
  accentText: palette.white,
  sun: palette.sun,
  onSun: palette.ink,
  sunSoft: palette.sunSoft,
  sunText: palette.sunDeep,
  danger: palette.danger,
  dangerSoft: palette.dangerSoft,
  success: palette.success,
  successSoft: palette.successSoft,
  artLine: palette.tyneDeep,
  artSky: palette.sky,
  artMeadow: palette.meadow,
  artWall: palette.wall,
  artRoof: palette.brick,
  artPanel: palette.tyne,
  artCell: palette.sky,
} as const;

/** What a colour is for. A component names the role; only this file knows the colour. */
export type ColourRole = keyof typeof day;

const night = {
  surface: palette.night,
  raised: palette.nightRaised,
  sunken: palette.nightSunken,
  text: palette.moon,
  textSoft: palette.moonSoft,
  line: palette.nightLine,
  lineStrong: palette.nightLineStrong,
  accent: palette.tyneLight,
  accentText: palette.night,
  sun: palette.sun,
  onSun: palette.night,
  sunSoft: palette.sunNight,
  sunText: palette.sunLight,
  danger: palette.dangerLight,
  dangerSoft: palette.dangerNight,
  success: palette.successLight,
  successSoft: palette.successNight,
  artLine: palette.nightLineStrong,
  artSky: palette.skyNight,
  artMeadow: palette.meadowNight,
  artWall: palette.wallNight,
  artRoof: palette.brickNight,
  artPanel: palette.tyneDeep,
  artCell: palette.tyneLight,
} as const satisfies Record<ColourRole, string>;

export const themes: Readonly<Record<'light' | 'dark', Readonly<Record<ColourRole, string>>>> = {
  light: day,
  dark: night,
};

/**
 * Colours mixed from roles in the browser, so that a partner's accent also tints hover, selection and links.
 * `accentInk` leans on the text colour: it stays readable when a partner's accent alone would not.
 */
export const mixes = {
  accentInk: { of: 'accent', percent: 80, into: 'text' },
  accentHover: { of: 'accent', percent: 82, into: 'text' },
  accentSoft: { of: 'accent', percent: 9, into: 'raised' },
} as const satisfies Record<string, { of: ColourRole; percent: number; into: ColourRole }>;

export type MixedRole = keyof typeof mixes;

/** What a partner may set on the tag (architecture: looks), with the role or default that each one replaces. */
export const publicProperties = {
  accent: '--quote-accent',
  accentText: '--quote-accent-text',
  surface: '--quote-surface',
  font: '--quote-font',
  headingFont: '--quote-heading-font',
  radius: '--quote-radius',
  /** Height of a header that stays at the top of the page: nothing of ours hides below it. */
  top: '--quote-top',
} as const;

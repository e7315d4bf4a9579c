import type { StyleRule } from '@vanilla-extract/css';
import { fontSizes, space, tagWidths, widths } from '../../../widgets/theme/tokens.ts';

const ROOT_PX = 16;

/** Lengths of the tokens in rem: on our own pages a visitor's font size counts, in a widget it must not. */
export const rem = (...lengths: number[]): string =>
  lengths.map((length) => (length === 0 ? '0' : `${length / ROOT_PX}rem`)).join(' ');

// em: a media query in px would ignore a visitor who has enlarged the text. From `menu` on the main menu is shown
// and no panel; from `desk` on it stands in one row with the brand; from `room` on there is more air in it.
const pageWidths = { ...tagWidths, widget: widths.widget, menu: 768, desk: 1024, room: 1240 } as const;

/** Heights of the header's parts: everything that has to keep clear of it adds up from these. */
export const headerHeights = { strip: 40, bar: 68, menuRow: 44 } as const;

/** Media condition: the window is at least that wide. */
export const widerPage = (width: keyof typeof pageWidths): string => `(min-width: ${pageWidths[width] / ROOT_PX}em)`;

/** The other side of `widerPage`. */
export const narrowerPage = (width: keyof typeof pageWidths): string =>
  `(max-width: ${(pageWidths[width] - 0.02) / ROOT_PX}em)`;

/** For `sizes` of a picture: so many px wide from that width of the window on, else as wide as the window allows. */
export const shownAt = (width: keyof typeof pageWidths, px: number): string =>
  `${widerPage(width)} ${px}px, calc(100vw - ${2 * space.md}px)`;

/** Media condition: the main menu takes a row of its own below brand and actions. */
export const menuInTwoRows = `${widerPage('menu')} and ${narrowerPage('desk')}`;

/** Media condition: the window is high enough for something that stays in view. */
export const tallPage = `(min-height: ${tagWidths.compact / ROOT_PX}em)`;

export const darkPage = '(prefers-color-scheme: dark)';

/** A length that grows with the window, from the first number to the second. */
export const fluid = (least: number, share: number, most: number): string =>
  `clamp(${rem(least)}, ${rem(least / 2)} + ${share}vw, ${rem(most)})`;

/** Content as wide as a tag may be, with air at the sides of a small screen. */
export const contentWidth = {
  inlineSize: `min(100% - 2 * ${fluid(space.md, 2, space.xl)}, ${rem(widths.widget)})`,
  marginInline: 'auto',
} as const satisfies StyleRule;

export const sectionSpace = fluid(space.xxl, 4, space.xxxl * 1.5);

export const title = {
  fontSize: fluid(fontSizes.hero - 2, 3.2, fontSizes.figure * 1.3),
  fontWeight: 750,
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
} as const satisfies StyleRule;

export const heading = {
  fontSize: fluid(fontSizes.heading - 2, 1.8, fontSizes.hero),
  fontWeight: 720,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const satisfies StyleRule;

export const lead = {
  fontSize: fluid(fontSizes.body, 0.8, fontSizes.title),
  lineHeight: 1.5,
} as const satisfies StyleRule;

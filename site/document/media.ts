import { space, tagWidths, widths } from '../../widgets/theme/tokens.ts';

/** A browser's text size in px, unless its user has changed it. */
export const ROOT_PX = 16;

// em: a media query in px would ignore a visitor who has enlarged the text. From `menu` on the main menu is shown
// and no panel; from `oneRow` on there is room for it between the brand and the button that leads to a
// quote; from `roomy` on there is more air in it.
const pageWidths = {
  ...tagWidths,
  widget: widths.widget,
  menu: 768,
  desktop: 1024,
  oneRow: 1088,
  roomy: 1240,
} as const;

/** Media condition: the window is at least that wide. */
export const widerPage = (width: keyof typeof pageWidths): string => `(min-width: ${pageWidths[width] / ROOT_PX}em)`;

/** The other side of `widerPage`. */
export const narrowerPage = (width: keyof typeof pageWidths): string =>
  `(max-width: ${(pageWidths[width] - 0.02) / ROOT_PX}em)`;

/** For `sizes` of a picture: so many px wide from that width of the window on, else as wide as the window allows. */
export const shownAt = (width: keyof typeof pageWidths, px: number): string =>
  `${widerPage(width)} ${px}px, calc(100vw - ${2 * space.md}px)`;

/** Media condition: the main menu takes a row of its own below brand and actions. */
export const menuInTwoRows = `${widerPage('menu')} and ${narrowerPage('oneRow')}`;

/** Media condition: the window is high enough for something that stays in view. */
export const tallPage = `(min-height: ${tagWidths.compact / ROOT_PX}em)`;

export const darkPage = '(prefers-color-scheme: dark)';

import { type ColourRole, type MixedRole, mixes, themes } from './tokens.ts';

type Rgb = readonly [number, number, number];

const fromHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const isMix = (role: ColourRole | MixedRole): role is MixedRole => role in mixes;

/** The colour that a role shows in a theme, mixed as the browser's `color-mix(in srgb, …)` does. */
const colourOf = (theme: 'light' | 'dark', role: ColourRole | MixedRole): Rgb => {
  if (!isMix(role)) return fromHex(themes[theme][role]);
  const { of, percent, into } = mixes[role];
  const [first, second] = [fromHex(themes[theme][of]), fromHex(themes[theme][into])];
  return [0, 1, 2].map(
    (at) => (first[at] ?? 0) * (percent / 100) + (second[at] ?? 0) * (1 - percent / 100),
  ) as unknown as Rgb;
};

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two roles in a theme by WCAG 2.2, from 1 to 21. */
export const contrast = (
  theme: 'light' | 'dark',
  one: ColourRole | MixedRole,
  other: ColourRole | MixedRole,
): number => {
  const [dark = 0, light = 0] = [luminance(colourOf(theme, one)), luminance(colourOf(theme, other))].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
};

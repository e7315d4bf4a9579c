/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The two ends that every colour can be mixed towards. */
export const BLACK: Rgb = [0, 0, 0];
/** The other end. */
export const WHITE: Rgb = [255, 255, 255];

const PLAIN = /^rgba?\((\d+), (\d+), (\d+)(?:, 1)?\)$/;

/** Reads a computed colour, in whichever space it is written. A picture of one dot knows them all. */
export function readColour(computed: string): Rgb {
  const [, red, green, blue] = PLAIN.exec(computed) ?? [];
  if (red !== undefined) return [Number(red), Number(green), Number(blue)];
  const dot = document.createElement('canvas').getContext('2d');
  if (!dot) return WHITE;
  dot.fillStyle = computed;
  dot.fillRect(0, 0, 1, 1);
  const [r = 255, g = 255, b = 255] = dot.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** As a value of a property. */
export const cssOf = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`;

/** Two colours as `color-mix(in srgb, …)` mixes them. @param share of the first, 0 to 1 */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// With the worst of several grounds.
const leastContrast = (colour: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** Black or white, whichever reads better: at least 4.58 to 1 on any colour. */
export const bestOn = (ground: Rgb): Rgb => (contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK);

const STEP = 0.05;

/** The colour itself where it reads well enough, else as much of `towards` in it as that takes. */
export function readable(
  colour: Rgb,
  towards: Rgb,
  { grounds, least }: { grounds: readonly Rgb[]; least: number },
): Rgb {
  for (let share = 1; share > 0; share -= STEP) {
    const mixed = mix(colour, towards, share);
    if (leastContrast(mixed, grounds) >= least) return mixed;
  }
  return towards;
}

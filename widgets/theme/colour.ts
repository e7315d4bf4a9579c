/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The two ends that every colour can be mixed towards. */
const BLACK: Rgb = [0, 0, 0];
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
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
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
function readable(colour: Rgb, towards: Rgb, { grounds, least }: { grounds: readonly Rgb[]; least: number }): Rgb {
  for (let share = 1; share > 0; share -= STEP) {
    const mixed = mix(colour, towards, share);
    if (leastContrast(mixed, grounds) >= least) return mixed;
  }
  return towards;
}

/** Least contrast of words, and of shapes, by WCAG 2.2. */
export const WORDS = 4.5;
const SHAPES = 3;

/** Colours by what they are for. */
export type Roles = Readonly<Record<string, Rgb>>;
const SOFT = ['sunSoft', 'dangerSoft', 'successSoft'];
const ART = ['artLine', 'artSky', 'artMeadow', 'artWall', 'artRoof', 'artPanel', 'artCell'];

/** A ground beside the surface, unless words that can be read there would be lost on it. */
const tint = (surface: Rgb, ground: Rgb): Rgb => (contrast(bestOn(surface), ground) >= WORDS ? ground : surface);

/** Grounds and texts around a surface of the partner's. @param ours the roles of our own theme, light or dark as it is */
export function onSurface(surface: Rgb, ours: (role: string) => Rgb): Roles {
  const pole = bestOn(surface);
  const isDark = pole === WHITE;
  // A little lighter and a little darker, never so much that words would lose.
  const raised = tint(surface, isDark ? mix(surface, WHITE, 0.94) : mix(surface, WHITE, 0.4));
  const sunken = tint(surface, isDark ? mix(surface, BLACK, 0.8) : mix(surface, BLACK, 0.97));
  const grounds = [surface, raised, sunken];
  const on = (role: string, least: number): Rgb => readable(ours(role), pole, { grounds, least });
  const kept = [...SOFT, ...ART, 'sun', 'onSun'].map((role) => [role, ours(role)] as const);
  return {
    ...Object.fromEntries(kept),
    surface,
    raised,
    sunken,
    text: on('text', 7),
    textSoft: on('textSoft', WORDS),
    line: mix(pole, surface, 0.2),
    lineStrong: on('lineStrong', SHAPES),
    danger: on('danger', WORDS),
    success: on('success', WORDS),
    sunText: on('sunText', WORDS),
  };
}

/** What follows from the accent: its text, and the accent as ink on every ground. */
export function withAccent(roles: Roles, accent: Rgb, stated: Rgb): Roles {
  const { surface = WHITE, raised = WHITE, sunken = WHITE, text = BLACK } = roles;
  const accentText = contrast(stated, accent) >= WORDS ? stated : bestOn(accent);
  const soft = mix(accent, raised, 0.09);
  const accentSoft = contrast(text, soft) >= WORDS ? soft : raised;
  const grounds = [surface, raised, sunken, accentSoft];
  // Away from the words on it, so that they keep their contrast.
  const away = contrast(accentText, BLACK) > contrast(accentText, WHITE) ? BLACK : WHITE;
  const accentInk = readable(mix(accent, text, 0.8), text, { grounds, least: WORDS });
  return { ...roles, accentText, accentSoft, accentInk, accentHover: mix(accent, away, 0.82) };
}

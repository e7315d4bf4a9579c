import { bestOn, contrast, onSurface, WHITE, withAccent, WORDS, type Rgb } from '../../../widgets/theme/colour.ts';
import { themes } from '../../../widgets/theme/tokens.ts';

const PAIRS = /[0-9a-f]{2}/gi;

/** @param hex "#0b5f5c" */
function readHex(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.match(PAIRS) ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

const ratio = (one: Rgb, other: Rgb): string => `${(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)} to 1`;
const nameOf = (pole: Rgb): string => (pole === WHITE ? 'white' : 'black');

/** Colours that a partner has chosen; undefined for ours. */
export interface Colours {
  readonly accent: string | undefined;
  readonly surface: string | undefined;
  /** "auto" is either, as the visitor's device has it. */
  readonly theme: 'light' | 'dark' | 'auto';
}

export interface Finding {
  /** Whether a colour of ours had to help. */
  readonly isHelped: boolean;
  readonly text: string;
}

function buttonWords(accent: Rgb, stated: Rgb): Finding {
  const plain = contrast(stated, accent);
  const words = plain >= WORDS ? stated : bestOn(accent);
  const shown = `${ratio(words, accent)} (4.5 is needed)`;
  if (plain >= WORDS) return { isHelped: false, text: `Words on buttons: ${shown}. Easy to read.` };
  const tried = contrast(stated, WHITE) === 1 ? 'White words' : 'Our usual words';
  return {
    isHelped: true,
    text: `${tried} on this button colour have only ${ratio(stated, accent)}, so we make them ${nameOf(words)}: ${shown}.`,
  };
}

function linkWords(accent: Rgb, ink: Rgb, surface: Rgb): Finding {
  const shown = `${ratio(ink, surface)} (4.5 is needed)`;
  if (contrast(accent, surface) >= WORDS)
    return { isHelped: false, text: `Links and headings in your colour: ${shown}. Easy to read.` };
  return {
    isHelped: true,
    text: `On the background your colour has only ${ratio(accent, surface)}, so links and headings get a stronger shade of it: ${shown}.`,
  };
}

/** What becomes of colours in one theme. */
function wordsIn(isDark: boolean, { accent, surface }: Colours): readonly Finding[] {
  const chosen = surface === undefined ? undefined : readHex(surface);
  const isNight = chosen ? bestOn(chosen) === WHITE : isDark;
  const theme = themes[isNight ? 'dark' : 'light'];
  const ours = (role: string): Rgb => readHex(Object.entries(theme).find(([name]) => name === role)?.[1] ?? '');
  const base = chosen
    ? onSurface(chosen, ours)
    : Object.fromEntries(Object.keys(theme).map((role) => [role, ours(role)]));
  // Ours stay ours while nobody names one.
  const colour = accent === undefined ? ours('accent') : readHex(accent);
  const stated = readHex(themes[isDark ? 'dark' : 'light'].accentText);
  const { surface: ground = WHITE, text = WHITE, accentInk = colour } = withAccent(base, colour, stated);
  return [
    buttonWords(colour, stated),
    linkWords(colour, accentInk, ground),
    { isHelped: false, text: `Text on the background: ${ratio(text, ground)}.` },
  ];
}

/** What becomes of a partner's colours, by the same rules as in the tag. Nothing where none was chosen. */
export function contrastWords(colours: Colours): readonly Finding[] {
  const { accent, surface, theme } = colours;
  if (accent === undefined && surface === undefined) return [];
  if (theme !== 'auto') return wordsIn(theme === 'dark', colours);
  const byNight = wordsIn(true, colours);
  return wordsIn(false, colours).flatMap((byDay, index) => {
    const other = byNight[index];
    if (!other || other.text === byDay.text) return [byDay];
    return [
      { ...byDay, text: `Light: ${byDay.text}` },
      { ...other, text: `Dark: ${other.text}` },
    ];
  });
}

/** What the company never says, and what it says instead. */
interface SpokenRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

// "What you are", "as it is", "all of it is": nobody contracts these.
const BEFORE = String.raw`(?<!\b(?:what|where|how|who|which|whatever|wherever|whoever|as|than|of|there)\s)`;
// "Here we are." is said at length, and "you are and you stay" too.
const AFTER = String.raw`(?=\s(?!(?:and|or|but)\b)[\p{L}\d£“"…])`;
const PARTICIPLE =
  '(?:been|got|had|made|done|sent|seen|said|told|given|taken|put|kept|found|lost|chosen|written|left|heard|built|paid|already|(?!need)\\p{L}+ed)';

const spoken = (pattern: string, instead: string): SpokenRule => ({ pattern: new RegExp(pattern, 'giu'), instead });

/** Words and constructions that are banned wherever people read. */
const spokenRules: readonly SpokenRule[] = [
  spoken(String.raw`\b(?:ring|rings|rang|ringing)\b`, 'call'),
  spoken(String.raw`\bwhom\b`, 'who'),
  spoken(String.raw`\b(?:some|any|every|no)body\b`, 'someone, anyone, everyone, no one'),
  spoken(
    String.raw`\bstands\b|\bstood\b|\bstand (?:in|on|at|as|by|beside|above|below|under|between|here|there)\b`,
    'is, are',
  ),
  spoken(String.raw`\bsmall print\b`, 'key terms'),
  spoken(
    String.raw`\bcannot\b|\b(?:do|does|did|is|are|was|were|will|would|should|could|have|has) not\b(?! only)`,
    "can't, don't, isn't, won't",
  ),
  spoken(String.raw`${BEFORE}\b(?:you|we|they) are\b${AFTER}`, "you're, we're, they're"),
  spoken(String.raw`${BEFORE}\b(?:it|there) is\b${AFTER}|\bhere is\b(?=\s\p{L})`, "it's, there's, here's"),
  spoken(String.raw`\b(?:you|we|they) will\b${AFTER}`, "you'll, we'll, they'll"),
  spoken(String.raw`\b(?:you|we) would\b${AFTER}`, "you'd, we'd"),
  spoken(String.raw`\b(?:you|we|they|I) have ${PARTICIPLE}\b`, "you've, we've, they've"),
];

const written = (pattern: string, instead: string): SpokenRule => ({ pattern: new RegExp(pattern, 'gu'), instead });

/** Units and words that are written one way everywhere. */
const writtenRules: readonly SpokenRule[] = [
  written(String.raw`\d(?:kWh?|kWp|MWh?|Wh|km)\b`, '50 kW, with a space'),
  // Alone, KW is the postcode area of Kirkwall.
  written(String.raw`\d ?KW\b|\b(?:Kw|kw)h?\b|\bK[Ww][Hh]\b|\bkwh\b`, 'kW, kWh'),
  written(String.raw`\bCO2\b`, 'CO₂'),
  written(String.raw`\b[Hh]ome[ -]owners?\b`, 'homeowner'),
  written(String.raw`\bm2\b|\bsq\.? ?m\b`, 'm²'),
];

/** The longest heading, in words. */
const LONGEST_HEADING = 8;

/** What people read, and where. */
export interface ReadText {
  /** An address of the site, or a file with its line. */
  readonly place: string;
  readonly text: string;
  readonly isHeading: boolean;
}

/** The longest sentence, in words. */
const LONGEST_SENTENCE = 28;

/** Where one ends: a full stop before a capital, a figure or a quotation mark. "e.g." and "9.5" end none. */
const SENTENCE_END = /(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d£…])/u;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** What a text has that is not said, as "place: what is wrong: text". */
export function breachesOf({ place, text, isHeading }: ReadText): string[] {
  const plain = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const said = [...spokenRules, ...writtenRules].flatMap(({ pattern, instead }) =>
    [...plain.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        `${place}: "${found}" (say ${instead}) in “${plain.slice(Math.max(0, index - 40), index + found.length + 40).trim()}”`,
    ),
  );
  const count = wordsIn(plain);
  return isHeading && count > LONGEST_HEADING ? [...said, `${place}: a heading of ${count} words, “${plain}”`] : said;
}

/** The sentences of a text that are too long to be said in one breath. */
export const longSentencesOf = ({ place, text }: ReadText): string[] =>
  text.split(SENTENCE_END).flatMap((sentence) => {
    const count = wordsIn(sentence);
    return count > LONGEST_SENTENCE ? [`${place}: a sentence of ${count} words, “${sentence}”`] : [];
  });

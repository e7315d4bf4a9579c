// "4 kW", "4.6 years", "0191 498 0100": what belongs to one figure. A line ends before or after it, never inside.
const UNITS = 'kWp?|kWh|W|kg|tonnes|mm|cm|m|metres?|miles|hours?|days?|weeks?|months?|years?|minutes?';
const INSIDE = new RegExp(String.raw`(\d) (?=\d{3}|(?:${UNITS})\b)`, 'g');

// "1-2 days" in a sentence, and nothing without a unit: an e-mail address or a day keeps its own hyphens. Alone it is a
// value, whose cell keeps it whole, and which somebody may compare.
const RANGE = new RegExp(String.raw`(\d)-(?=\d+[ \u00A0](?:${UNITS})\b)`, 'g');
const SENTENCE = 20;

// "£313 to £592" and "24 to 32 years", as short as they are: thousands or decimals on both sides may need two lines.
const ENDS = /(£[\d,.]{1,5}) to (?=£[\d,.]{1,5}(?![\d,]))|(?<![\d.])(\d{1,2}) to (?=\d{1,2}\u00A0years)/g;

/** The same words with spaces that no line can end at. */
export function whole(words: string): string {
  const joined = words.replace(INSIDE, '$1\u00A0').replace(ENDS, '$1$2\u00A0to\u00A0');
  return words.length > SENTENCE ? joined.replace(RANGE, '$1\u2011') : joined;
}

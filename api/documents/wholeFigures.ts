const UNITS = 'kWp?|kWh|W|kg|tonnes|mm|m|metres|miles|hours?|days?|weeks?|months?|years?|minutes?';
const FIGURE = new RegExp(String.raw`(\d) (?=\d{3}|(?:${UNITS})\b)`, 'g');
const HYPHEN = new RegExp(String.raw`(\d)-(?=\d+\u00A0(?:${UNITS})\b)`, 'g');
const MONEY_RANGE = /(£[\d,.]+) to (?=£\d)/g;
const NO_BREAK = '\u00A0';

/** "4.55 kWp" and "£342 to £539" with spaces that no line ends at. For pages: a style sheet cannot, and mails are read as text too. */
export const whole = (words: string): string =>
  words.replace(FIGURE, `$1${NO_BREAK}`).replace(HYPHEN, '$1\u2011').replace(MONEY_RANGE, `$1${NO_BREAK}to${NO_BREAK}`);

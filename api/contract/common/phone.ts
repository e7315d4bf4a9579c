import { textLimits, UK_PHONE_MESSAGE } from './limits.ts';
import { visibleText } from './text.ts';

const EXTENSION = /\s*(?:ext\.?|extension|x|#)\s*(\d{1,6})\s*$/i;
const ALLOWED = /^\+?[\d\s().\-–/]+$/;
const FOREIGN_MIN_DIGITS = 8;
const FOREIGN_MAX_DIGITS = 15;

/** `dial` is in E.164 ("+441914980123"), for tel: links; `extension` is what must be dialled after it. */
export interface PhoneNumber {
  readonly kind: 'uk' | 'foreign';
  readonly dial: string;
  readonly extension: string;
}

// Lengths of national numbers, the leading 0 included. Premium-rate 09 numbers are nobody's contact number.
const NATIONAL: readonly RegExp[] = [
  /^01(?:1\d|\d1)\d{7}$/,
  /^01\d{8,9}$/,
  /^0[237]\d{9}$/,
  /^05\d{9}$/,
  /^08\d{8,9}$/,
];
const ELEVEN_DIGIT_AREA = /^01(?:1\d|\d1)/;

function isNational(digits: string): boolean {
  const patterns = ELEVEN_DIGIT_AREA.test(digits) ? NATIONAL.slice(0, 1) : NATIONAL;
  return patterns.some((pattern) => pattern.test(digits));
}

// Without the leading 0: as a book of addresses keeps it, or after a country code that was left out.
const WITHOUT_ZERO = /^(?:[1378]\d{9}|2[03489]\d{8})$/;
const WITHOUT_PLUS = /^440?\d{9,10}$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Full-width signs as usual ones, and nothing unseen: a number that is copied from a list of contacts brings marks of its
 * direction along. With them one of 11 digits was "Too short: 11 digits" (Chromium 156, November 2026).
 */
const visible = (typed: string): string => visibleText(typed.normalize('NFKC'));

/** A letter O among digits as 0, one kind of dash, "(+44)" without its brackets. */
const plain = (seen: string): string => {
  const text = seen.replace(DASHES, '-').replace(/^\s*\(\s*\+\s*(\d+)\s*\)/, '+$1 ');
  const zeros = text.replace(/o/gi, '0');
  const rest = text.replace(/o/gi, '');
  return (rest.match(/\d/g) ?? []).length >= 7 && ALLOWED.test(rest.trim()) ? zeros : text;
};

interface Read {
  readonly main: string;
  readonly extension: string;
}
function read(typed: string): Read {
  const text = visible(typed);
  return { main: plain(text.replace(EXTENSION, '')).trim(), extension: EXTENSION.exec(text)?.[1] ?? '' };
}

/** Digits of a British number as it is dialled within the country; those of another one are undefined. */
function nationalDigits(main: string): string | undefined {
  const digits = main.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(main)) {
    const code = digits.replace(/^00/, '');
    return code.startsWith('44') ? code.replace(/^440?/, '0') : undefined;
  }
  if (WITHOUT_PLUS.test(digits)) return digits.replace(/^440?/, '0');
  return WITHOUT_ZERO.test(digits) ? `0${digits}` : digits;
}

/**
 * Reads a telephone number in any usual writing (+44, 0044, 44, (0), no 0 at all, spaces, hyphens, dots, full-width
 * digits, O for 0, extension). A number with + and 8 to 15 digits of another country is `foreign`; what is neither is
 * undefined.
 */
export function parsePhone(typed: string): PhoneNumber | undefined {
  if (typed.length > textLimits.phone) return undefined;
  const { main, extension } = read(typed);
  if (!ALLOWED.test(main)) return undefined;
  const national = nationalDigits(main);
  if (national !== undefined) {
    return isNational(national) ? { kind: 'uk', dial: `+44${national.slice(1)}`, extension } : undefined;
  }
  const digits = main.replace(/\D/g, '').replace(/^00/, '');
  const fits = digits.length >= FOREIGN_MIN_DIGITS && digits.length <= FOREIGN_MAX_DIGITS;
  return fits ? { kind: 'foreign', dial: `+${digits}`, extension } : undefined;
}

/** A number as it is stored: as it was typed, in signs that everybody can read and dial. */
export function readablePhone(typed: string): string {
  if (!parsePhone(typed)) return typed;
  const extension = EXTENSION.exec(visible(typed))?.[0] ?? '';
  return `${read(typed).main}${extension}`.trim();
}

const FEWEST_DIGITS = 7;
const UK_DIGITS = 11;

/** What exactly is wrong with a number; undefined for a right one and for what is not like a number at all. */
export function phoneProblem(typed: string): string | undefined {
  if (parsePhone(typed)) return undefined;
  const { main } = read(typed);
  if (/\p{L}/u.test(main)) return 'Enter the phone number in digits, without letters';
  const national = nationalDigits(main);
  if (national === undefined || national.length < FEWEST_DIGITS) return undefined;
  if (national.length > UK_DIGITS) return `Too long: ${national.length} digits. A UK number has ${UK_DIGITS}`;
  if (/^0[4569]|^[1-9]/.test(national)) return 'Enter a UK number that starts with 01, 02, 03, 07 or 08';
  return `Too short: ${national.length} digits. Enter all ${UK_DIGITS} of a UK number`;
}

/** The message beside the field. A number that is too long may be another one altogether: examples help more. */
export const phoneMessage = (typed: string): string => {
  const problem = phoneProblem(typed);
  return problem === undefined || problem.startsWith('Too long') ? UK_PHONE_MESSAGE : problem;
};

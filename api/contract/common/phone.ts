import { textLimits } from './limits.ts';

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

/**
 * Reads a telephone number in any usual writing (+44, 0044, (0), spaces, hyphens, dots, extension).
 * A number with + and 8 to 15 digits of another country is `foreign`; what is neither is undefined.
 */
export function parsePhone(typed: string): PhoneNumber | undefined {
  if (typed.length > textLimits.phone) return undefined;
  const extension = EXTENSION.exec(typed)?.[1] ?? '';
  const main = typed.replace(EXTENSION, '').trim();
  if (!ALLOWED.test(main)) return undefined;
  const international = /^(?:\+|00)/.test(main);
  const digits = main.replace(/\D/g, '').replace(/^00/, '');
  const isBritish = !international || digits.startsWith('44');
  const national = international ? digits.replace(/^440?/, '0') : main.replace(/\D/g, '');
  if (isBritish) return isNational(national) ? { kind: 'uk', dial: `+44${national.slice(1)}`, extension } : undefined;
  const fits = digits.length >= FOREIGN_MIN_DIGITS && digits.length <= FOREIGN_MAX_DIGITS;
  return fits ? { kind: 'foreign', dial: `+${digits}`, extension } : undefined;
}

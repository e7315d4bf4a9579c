/** One number of a meter, digits only. */
export interface MeterNumber {
  readonly digits: string;
  /** The check digit does not match the others: a hint to the visitor and to sales, never a refusal. */
  readonly hasWrongCheckDigit: boolean;
}

const MPAN_DIGITS = 13;
// The whole supply number of a bill, beside the large S: the MPAN are its last 13 digits.
const SUPPLY_NUMBER_DIGITS = 21;
const CHECK_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];
const MPRN = /^\d{6,10}$/;

const MPAN_PROBLEM = 'Enter the 13-digit supply number (MPAN) from your electricity bill, or leave it blank';
const MPRN_PROBLEM = 'Enter the 6 to 10 digit meter point number (MPRN) from your gas bill, or leave it blank';

/** Several numbers stand on lines of their own; commas and semicolons are understood too. */
const entriesOf = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const digitsOf = (entry: string): string => entry.replace(/^(?:MPAN|MPRN|S)\s*:?/i, '').replace(/[\s\-–./]/g, '');

/** The last digit of an MPAN, from the twelve before it: weighted sum modulo 11, modulo 10. */
export function isCheckDigitRight(mpan: string): boolean {
  const sum = CHECK_WEIGHTS.reduce((total, weight, index) => total + weight * Number(mpan[index]), 0);
  return (sum % 11) % 10 === Number(mpan[MPAN_DIGITS - 1]);
}

function readMpan(entry: string): MeterNumber | undefined {
  const digits = digitsOf(entry);
  const isRightLength = digits.length === MPAN_DIGITS || digits.length === SUPPLY_NUMBER_DIGITS;
  if (!isRightLength || /\D/.test(digits)) return undefined;
  const mpan = digits.slice(-MPAN_DIGITS);
  return { digits: mpan, hasWrongCheckDigit: !isCheckDigitRight(mpan) };
}

function readMprn(entry: string): MeterNumber | undefined {
  const digits = digitsOf(entry);
  return MPRN.test(digits) ? { digits, hasWrongCheckDigit: false } : undefined;
}

type Meter = 'mpan' | 'mprn';
const METERS = {
  mpan: { read: readMpan, problem: MPAN_PROBLEM },
  mprn: { read: readMprn, problem: MPRN_PROBLEM },
} as const;

/** The numbers of a text that can be read, in its order. */
export const meterNumbers = (meter: Meter, typed: string): MeterNumber[] =>
  entriesOf(typed).flatMap((entry) => METERS[meter].read(entry) ?? []);

/** What to do about the first number that cannot be read, with its line where there are several; undefined when all can. */
export function meterProblem(meter: Meter, typed: string): string | undefined {
  const { read, problem } = METERS[meter];
  const entries = entriesOf(typed);
  const wrong = entries.findIndex((entry) => read(entry) === undefined);
  if (wrong < 0) return undefined;
  return entries.length > 1 ? `Number ${wrong + 1} of ${entries.length}: ${problem}` : problem;
}

/** Digits only, one number a line, as they are stored; a text that cannot be read stays as it is. */
export const normaliseMeters = (meter: Meter, typed: string): string =>
  meterProblem(meter, typed) === undefined
    ? meterNumbers(meter, typed)
        .map(({ digits }) => digits)
        .join('\n')
    : typed;

import type { Orientation } from '#contract/common/energy/yield.ts';
import { POSTCODE_MESSAGES } from '#contract/common/limits.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import { oneOf, postcode, readBy, type ValuesOf } from '../../runtime/attributes.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import { copy, DIRECTIONS } from './copy.ts';

const LARGEST_BILL = 10_000;

/** Pounds a month; undefined for what is none. */
export function readBill(text: string): number | undefined {
  const bill = Number(text.replace(/[£,\s]/g, '') || Number.NaN);
  return bill > 0 && bill <= LARGEST_BILL ? bill : undefined;
}

// Not those of the contract: they come with the whole method, which the first step does not need.
const isDirection = (word: string): word is Orientation => Object.hasOwn(DIRECTIONS, word);

/** What a page may say. */
export const attributes = {
  postcode,
  direction: oneOf(Object.keys(DIRECTIONS).filter(isDirection)),
  bill: readBy((raw) => (readBill(raw) === undefined ? undefined : raw.trim()), 'pounds a month, like 80'),
} as const;
export type EstimateGiven = ValuesOf<typeof attributes>;

/** As they stand in the form. */
export interface EstimateAnswers {
  readonly postcode: string;
  readonly bill: string;
  readonly direction: Orientation | undefined;
}

/** The answers of a form, also those that were filled in without any event. */
export function readForm(form: HTMLFormElement): EstimateAnswers {
  const data = new FormData(form);
  const textOf = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const direction = textOf('direction');
  return {
    postcode: textOf('postcode'),
    bill: textOf('bill'),
    direction: isDirection(direction) ? direction : undefined,
  };
}

/** What is wrong with them. */
export function errorsOf({ postcode: typed, bill }: EstimateAnswers): readonly FieldError[] {
  const isKnown = normalisePostcode(typed) !== undefined;
  const message = typed === '' ? POSTCODE_MESSAGES.missing : POSTCODE_MESSAGES.wrong;
  return [
    ...(isKnown ? [] : [{ name: 'postcode', message }]),
    ...(bill === '' || readBill(bill) !== undefined ? [] : [{ name: 'bill', message: copy.bill.wrong }]),
  ];
}

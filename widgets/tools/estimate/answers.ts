import { ukDay } from '#contract/common/calendar.ts';
import { estimateHome, type HomeEstimate } from '#contract/common/energy/estimate.ts';
import { ORIENTATIONS, type Orientation } from '#contract/common/energy/yield.ts';
import { POSTCODE_MESSAGES } from '#contract/common/limits.ts';
import { paidByHome } from '#contract/common/photovoltaic/pricing.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import { ANSWERS_FIELD } from '#contract/common/wire.ts';
import { solarDefaults, solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';
import { oneOf, postcode, readBy, type ValuesOf } from '../../runtime/attributes.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';

const LARGEST_BILL = 10_000;
const TILT = 30;

/** The system that is estimated: the one that the solar quote begins with. */
export const SIZE_KW = solarLimits.sizeKw.home.initial;

/** Pounds a month; undefined for what is none. */
function readBill(text: string): number | undefined {
  const bill = Number(text.replace(/[£,\s]/g, '') || Number.NaN);
  return bill > 0 && bill <= LARGEST_BILL ? bill : undefined;
}

/** What a page may say. */
export const attributes = {
  postcode,
  direction: oneOf(ORIENTATIONS),
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
  const direction = ORIENTATIONS.find((one) => one === textOf('direction'));
  return { postcode: textOf('postcode'), bill: textOf('bill'), direction };
}

/** What is wrong with them. */
export function errorsOf({ postcode: typed, bill }: EstimateAnswers): readonly FieldError[] {
  const isKnown = normalisePostcode(typed) !== undefined;
  const message = typed === '' ? POSTCODE_MESSAGES.missing : POSTCODE_MESSAGES.wrong;
  return [
    ...(isKnown ? [] : [{ name: 'postcode', message }]),
    ...(bill === '' || readBill(bill) !== undefined
      ? []
      : [{ name: 'bill', message: 'Enter your monthly bill in pounds, like 80, or leave it blank' }]),
  ];
}

/** YYYY-MM-DD in the United Kingdom: prices that are over are called so. */
export const today = (): string => ukDay(Date.now());

/** What the panels that the quote begins with would do there. Undefined where the catalogue has none. */
export function estimateOf({ postcode: place, bill, direction }: EstimateAnswers): HomeEstimate | undefined {
  const quote = quoteSolar({ ...solarDefaults, sizeKw: SIZE_KW, battery: '', batteryIncluded: false });
  return (
    quote &&
    estimateHome({
      postcode: place,
      sizeKw: SIZE_KW,
      batteryKwh: 0,
      monthlyBill: readBill(bill),
      orientation: direction,
      shade: undefined,
      tilt: TILT,
      cost: paidByHome(quote.figures.total, today()),
    })
  );
}

/** What the solar quote is handed: its page asks for everything else. */
export function prefillOf({ postcode: place, bill }: EstimateAnswers): Readonly<Record<string, string>> {
  const electricityBill = readBill(bill);
  return {
    customerType: 'home',
    postcode: normalisePostcode(place) ?? place,
    ...(electricityBill && { [ANSWERS_FIELD]: JSON.stringify({ customerType: 'home', electricityBill }) }),
  };
}

import { POSTCODE_MESSAGES } from '#contract/common/limits.ts';
import { normalisePostcode } from '#contract/common/postcode.ts';
import type { QuickDestination } from '#contract/quick/routing.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import type { QuickValues } from './state.ts';

/** What is wrong with the answers. Home or business and the service are choices, which cannot be wrong. */
export function errorsOf({ postcode }: QuickValues): readonly FieldError[] {
  if (postcode.trim() === '') return [{ name: 'postcode', message: POSTCODE_MESSAGES.missing }];
  return normalisePostcode(postcode) === undefined ? [{ name: 'postcode', message: POSTCODE_MESSAGES.wrong }] : [];
}

/** The request body of type "quick", exactly as the wire has it. @param values without errors */
export const toQuoteData = (values: QuickValues): QuickValues => ({
  ...values,
  postcode: normalisePostcode(values.postcode) ?? values.postcode,
});

/** What a page of ours learns of a visitor who comes from another site, besides the answers. */
export interface Origin {
  readonly visitId?: string | undefined;
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
  readonly partnerReference?: string | undefined;
  /** How the visitor came to that site, as `touchFields` writes it. */
  readonly firstTouch?: string | undefined;
  readonly lastTouch?: string | undefined;
}

/** The address of the funnel's page with everything that it is handed in the fragment, which stays in the browser. */
export function addressOf(siteBase: string, { to, state }: QuickDestination, origin: Origin): string {
  const named = Object.entries({ ...state, ...origin }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${siteBase}${to}#${new URLSearchParams(named).toString()}`;
}

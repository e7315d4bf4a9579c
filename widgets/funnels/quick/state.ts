import { CUSTOMER_TYPES } from '#contract/common/customer.ts';
import { QUICK_SERVICES } from '#contract/quick/limits.ts';
import { oneOf, text, type ValuesOf } from '../../runtime/attributes.ts';
import type { AnswersOf } from '../../wizard/stepForm.ts';

/** What a page may say. */
export const attributes = {
  customerType: oneOf(CUSTOMER_TYPES),
  service: oneOf(QUICK_SERVICES),
  postcode: text(40),
} as const;
export type QuickGiven = ValuesOf<typeof attributes>;

/** Before the visitor has answered anything. */
export const initialValues = (given: QuickGiven = {}) => ({
  customerType: given.customerType ?? CUSTOMER_TYPES[0],
  service: given.service ?? QUICK_SERVICES[0],
  postcode: given.postcode ?? '',
});
export type QuickValues = AnswersOf<typeof initialValues>;

/** The answers as they stand in the form. */
export function readForm(form: HTMLFormElement): QuickValues {
  const data = new FormData(form);
  const postcode = data.get('postcode');
  return initialValues({
    customerType: CUSTOMER_TYPES.find((type) => type === data.get('customerType')),
    service: QUICK_SERVICES.find((name) => name === data.get('service')),
    postcode: typeof postcode === 'string' ? postcode : '',
  });
}

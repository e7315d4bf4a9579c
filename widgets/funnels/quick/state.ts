import { CUSTOMER_TYPES, type CustomerType } from '#contract/common/customer.ts';
import { QUICK_SERVICES, type QuickService } from '#contract/quick/limits.ts';

/** Everything that the visitor can answer, as the form holds it. */
export interface QuickValues {
  customerType: CustomerType;
  service: QuickService;
  postcode: string;
}

/** What a page knows already. */
export interface QuickPrefill {
  readonly customerType?: CustomerType | undefined;
  readonly service?: QuickService | undefined;
  readonly postcode?: string | undefined;
}

/** Before the visitor has answered anything. */
export const initialValues = (prefill: QuickPrefill = {}): QuickValues => ({
  customerType: prefill.customerType ?? CUSTOMER_TYPES[0],
  service: prefill.service ?? QUICK_SERVICES[0],
  postcode: prefill.postcode ?? '',
});

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

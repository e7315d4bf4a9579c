import * as z from 'zod/mini';
import { postcodeField } from '../common/contact.ts';
import { CUSTOMER_TYPES } from '../common/customer.ts';
import { QUICK_SERVICES } from './limits.ts';

/** `quoteData` of type "quick": nothing that names a person. */
export const quickSchema = z.object(
  {
    customerType: z._default(z.enum(CUSTOMER_TYPES, 'Choose home or business'), 'home'),
    service: z.enum(QUICK_SERVICES, 'Choose a service'),
    postcode: postcodeField(),
  },
  'Send quoteData as an object',
);

export type QuickQuoteData = z.infer<typeof quickSchema>;

import * as z from 'zod/mini';
import { contactFields, optionalChoice, optionalCustomerFields, optionalLine } from '../common/contact.ts';
import { BEDROOMS, CUSTOMER_TYPES, HOME_PROPERTY_TYPES, oneSpelling } from '../common/customer.ts';
import { textLimits } from '../common/limits.ts';
import { planFields } from '../common/planFields.ts';

const orNothing = <const Values extends readonly string[]>(values: Values, message: string) =>
  z.optional(z.union([z.literal(''), z.enum(values)], message));

const detailFields = {
  ...contactFields,
  address: optionalLine(textLimits.address),
  propertyType: z.optional(
    z.pipe(
      z.transform(oneSpelling),
      z.union([z.literal(''), z.enum(HOME_PROPERTY_TYPES)], 'Choose a property type from the list'),
    ),
  ),
  bedrooms: orNothing(BEDROOMS, 'Choose a number of bedrooms from the list'),
  currentProvider: optionalLine(textLimits.business),
  contactConsent: optionalChoice,
};

/** Step 1 of the form. */
export const planStepSchema = z.object({ plan: z.string('Choose a plan').check(z.minLength(1, 'Choose a plan')) });

/** Step 2 of the form: required are names, e-mail, phone and postcode (funnels specification, section 5.2). */
export const detailsStepSchema = z.object(detailFields);

const wireCustomer = z.object(
  {
    ...detailFields,
    ...optionalCustomerFields,
    customerType: z.optional(z.enum(CUSTOMER_TYPES, 'Choose home or business')),
    quoteRef: optionalLine(20),
  },
  'Send the customer as an object',
);

/** `quoteData` of type "homecare" from the HomeCare quote. The price is never trusted: the server knows its own. */
export const homecareSchema = z.object({ customerInfo: wireCustomer, plan: planFields }, 'Send quoteData as an object');

export type HomecareQuoteData = z.infer<typeof homecareSchema>;

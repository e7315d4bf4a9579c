import * as z from 'zod/mini';
import {
  emailField,
  optionalChoice,
  optionalCustomerFields,
  optionalLine,
  phoneField,
  postcodeField,
  requiredLine,
} from '../common/contact.ts';
import { BEDROOMS, CUSTOMER_TYPES, HOME_PROPERTY_TYPES, oneSpelling } from '../common/customer.ts';
import { textLimits } from '../common/limits.ts';
import { planFields } from '../common/planFields.ts';
import { INSTANT_SERVICES } from '../common/plans.ts';

// Messages: funnels specification, section 5.1.
const ADDRESS_MISSING = 'Address is required';
const customerType = z.enum(CUSTOMER_TYPES, 'Choose home or business');
const postcode = postcodeField('Postcode is required');
const propertyType = z.pipe(z.transform(oneSpelling), z.enum(HOME_PROPERTY_TYPES, 'Property type is required'));
const bedrooms = z.optional(z.union([z.literal(''), z.enum(BEDROOMS)], 'Choose a number of bedrooms from the list'));

const personFields = {
  firstName: requiredLine('First name is required', textLimits.name),
  lastName: requiredLine('Last name is required', textLimits.name),
  email: emailField('Email is required', 'Email is invalid'),
  phone: phoneField('Phone number is required'),
  contactConsent: optionalChoice,
};

/** Step 1 of the form. */
export const serviceStepSchema = z.object({
  customerType,
  service: z.enum(INSTANT_SERVICES, 'Please select a service'),
  postcode,
});

/** Step 2 of the form. Consent is not required. */
export const detailsStepSchema = z.object(personFields);

// The three lines become one address of the wire: together they fit its limit.
const LINE_LIMIT = Math.floor(textLimits.address / 3) - 2;

/** Step 3 of the form. */
export const propertyStepSchema = z.object({
  address1: requiredLine(ADDRESS_MISSING, LINE_LIMIT),
  address2: optionalLine(LINE_LIMIT),
  city: requiredLine('City is required', LINE_LIMIT),
  propertyType,
  bedrooms,
  currentSupplier: optionalLine(textLimits.business),
});

const wireCustomer = z.object(
  {
    ...personFields,
    ...optionalCustomerFields,
    customerType: z.optional(customerType),
    postcode,
    address: requiredLine(ADDRESS_MISSING, textLimits.address),
    propertyType,
    bedrooms,
    currentProvider: optionalLine(textLimits.business),
    quoteRef: optionalLine(20),
  },
  'Send the customer as an object',
);

/** `quoteData` of type "homecare" from the instant quote. The price is never trusted: the server knows its own. */
export const instantSchema = z.object({ customerInfo: wireCustomer, plan: planFields }, 'Send quoteData as an object');

export type InstantQuoteData = z.infer<typeof instantSchema>;
export type InstantCustomer = InstantQuoteData['customerInfo'];

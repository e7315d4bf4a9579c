import * as z from 'zod/mini';
import { isDay } from '../common/calendar.ts';
import {
  contactFields,
  optionalChoice,
  optionalCustomerFields,
  optionalLine,
  optionalPostcode,
} from '../common/contact.ts';
import { CUSTOMER_TYPES } from '../common/customer.ts';
import { catalogueId, optionalFigure } from '../common/quoteFields.ts';
import { CAR_BRANDS, CAR_MODEL_LIMIT, evDefaults, METER_DISTANCES, PARKING_TYPES } from './limits.ts';

const CHOOSE_CHARGER = 'Choose a charger';
const WRONG_DATE = 'Enter a delivery date of today or later, or leave it empty';

const chargerId = catalogueId(CHOOSE_CHARGER);

// Messages of the funnels specification, section 5.4.
const vehicleFields = {
  carBrand: z.enum(CAR_BRANDS, 'Please select a car brand'),
  carModel: optionalLine(CAR_MODEL_LIMIT),
  parkingType: z.enum(PARKING_TYPES, 'Please select where you park your car'),
  meterDistance: z.enum(METER_DISTANCES, 'Please select the distance from your meter'),
};

/** Without the postcode the quote stands all the same; who books an installation needs it. */
const personFields = { ...contactFields, postcode: optionalPostcode };

/** Step 1 of the form. */
export const chargerStepSchema = z.object({ charger: chargerId });

interface Delivery {
  readonly hasEV?: unknown;
  readonly deliveryDate?: unknown;
}

// The form holds both yes-or-no questions as the texts of their choices.
const comesInTime =
  (today: () => string) =>
  ({ hasEV, deliveryDate }: Delivery): boolean => {
    if (hasEV !== 'false' || typeof deliveryDate !== 'string' || deliveryDate === '') return true;
    return isDay(deliveryDate) && deliveryDate >= today();
  };

/** Step 2 of the form. @param today the clock, YYYY-MM-DD in the United Kingdom: a delivery lies ahead */
export const vehicleStepSchema = (today: () => string) =>
  z
    .object({
      ...vehicleFields,
      carModelTyped: optionalLine(CAR_MODEL_LIMIT),
      hasEV: z.string(),
      // Of a browser without such a field, or half typed: the rule below says what is wrong.
      deliveryDate: z.optional(z.string()),
    })
    .check(z.refine<Delivery>(comesInTime(today), { error: WRONG_DATE, path: ['deliveryDate'], when: () => true }));

/** Step 3 of the form. */
export const contactStepSchema = z.object(personFields);

const wireCharger = z.object(
  { id: chargerId, name: optionalLine(120), price: optionalFigure },
  'Send the chosen charger as an object',
);

const wireCustomer = z.object(
  {
    ...personFields,
    ...vehicleFields,
    ...optionalCustomerFields,
    customerType: z.optional(z.enum(CUSTOMER_TYPES, 'Choose home or business')),
    isRenting: z._default(z.boolean('Say whether the home is rented'), evDefaults.isRenting),
    hasEV: z._default(z.boolean('Say whether the car is there already'), evDefaults.hasEV),
    // A day that has passed by now is kept: an old tag must not lose the lead.
    deliveryDate: optionalLine(40).check(
      z.refine((text) => text === undefined || text === '' || isDay(text), WRONG_DATE),
    ),
    marketingConsent: optionalChoice,
    quoteRef: optionalLine(20),
  },
  'Send the customer as an object',
);

/** `quoteData` of type "ev". The price is optional and never trusted: the server takes its own. */
export const evSchema = z.object({ customerInfo: wireCustomer, charger: wireCharger }, 'Send quoteData as an object');

export type EvQuoteData = z.infer<typeof evSchema>;
export type EvCustomer = EvQuoteData['customerInfo'];

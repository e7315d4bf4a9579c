import * as z from 'zod/mini';
import { contactFields, optionalCustomerFields, optionalLine } from '../common/contact.ts';
import { CUSTOMER_TYPES, HOME_PROPERTY_TYPES, oneSpelling, type CustomerType } from '../common/customer.ts';
import { textLimits } from '../common/limits.ts';
import {
  BILL_TOO_LARGE,
  BUSINESS_NAME_MESSAGE,
  businessTypeField,
  roofTypeField,
  wireEquipmentFields,
  wireFigureFields,
} from '../common/photovoltaic/fields.ts';
import { BUSINESS_PROPERTY_TYPES } from '../common/photovoltaic/limits.ts';
import { solarLimits, type PropertyType } from './limits.ts';

const PROPERTY_TYPES = [...new Set([...HOME_PROPERTY_TYPES, ...BUSINESS_PROPERTY_TYPES])] as const;

const sizeMessage = (type: CustomerType): string => {
  const { min, max } = solarLimits.sizeKw[type];
  return `Choose a system size from ${min} to ${max} kW${type === 'home' ? ' for a home' : ' for a business'}`;
};
const BILL_MESSAGE = 'Enter your monthly bill in pounds, more than £0, like 80 or 92.50';
const PENNY = 0.01;
// Beyond it a slip of the finger is likelier than a bill.
const LARGEST_BILL = 1_000_000;
const billField = z.number(BILL_MESSAGE).check(z.gte(PENNY, BILL_MESSAGE), z.lte(LARGEST_BILL, BILL_TOO_LARGE));

const systemFields = {
  customerType: z.enum(CUSTOMER_TYPES, 'Choose home or business'),
  systemSize: z
    .number('Enter the system size as a number of kilowatts')
    .check(z.int('Enter the system size in whole kilowatts')),
  propertyType: z.pipe(
    z.transform(oneSpelling),
    z.enum(PROPERTY_TYPES as unknown as readonly [PropertyType, ...PropertyType[]], 'Choose a property type'),
  ),
  roofType: roofTypeField,
  electricityBill: billField,
};

const businessFields = {
  businessName: optionalLine(textLimits.business),
  businessType: businessTypeField,
};

interface Sized {
  readonly customerType?: CustomerType | undefined;
  readonly systemSize?: number | undefined;
}
// One rule for each customer type, so that a home is told the limits of a home, whatever it typed.
const sizeFits =
  (type: CustomerType) =>
  ({ customerType, systemSize }: Sized): boolean => {
    const { min, max } = solarLimits.sizeKw[type];
    const isOther = (customerType === 'business') !== (type === 'business');
    return isOther || typeof systemSize !== 'number' || (systemSize >= min && systemSize <= max);
  };

interface Named {
  readonly customerType?: CustomerType | undefined;
  readonly businessName?: string | undefined;
}
const hasBusinessName = ({ customerType, businessName }: Named): boolean =>
  customerType !== 'business' || (typeof businessName === 'string' && businessName.trim() !== '');

// All errors at once: these two look at single fields and need not wait until the others are right.
const always = () => true;

/** Step 1 of the form. The business name may wait until the contact step. */
export const systemStepSchema = z
  .object({ ...systemFields, ...businessFields })
  .check(
    ...CUSTOMER_TYPES.map((type) =>
      z.refine<Sized>(sizeFits(type), { error: sizeMessage(type), path: ['systemSize'], when: always }),
    ),
  );

/** Step 3 of the form: required are the contact fields and, for a business, its name. */
export const contactStepSchema = z
  .object({ ...contactFields, ...businessFields, customerType: systemFields.customerType })
  .check(z.refine(hasBusinessName, { error: BUSINESS_NAME_MESSAGE, path: ['businessName'], when: always }));

const wireQuote = z.object(
  {
    systemSize: systemFields.systemSize,
    ...wireEquipmentFields,
    ...wireFigureFields,
    quoteRef: optionalLine(20),
  },
  'Send the chosen system as an object',
);

const wireCustomer = z.object(
  {
    ...contactFields,
    ...businessFields,
    ...optionalCustomerFields,
    customerType: z._default(systemFields.customerType, 'home'),
    propertyType: z.optional(systemFields.propertyType),
    roofType: z.optional(systemFields.roofType),
    electricityBill: z.optional(billField),
    electricityBillStated: z.optional(billField),
  },
  'Send the customer as an object',
);

// The rules below also run on what has failed already, so nothing may be taken for granted here.
interface WireShape {
  readonly quote?: Sized | null;
  readonly customerInfo?: Named | null;
}
const part = <Key extends keyof WireShape>(data: WireShape | null | undefined, key: Key) => data?.[key] ?? {};

/** `quoteData` of type "solar". Figures are optional and never trusted: the server computes them again. */
export const solarSchema = z
  .object({ quote: wireQuote, customerInfo: wireCustomer }, 'Send quoteData as an object')
  .check(
    ...CUSTOMER_TYPES.map((type) =>
      z.refine<WireShape>((data) => sizeFits(type)({ ...part(data, 'customerInfo'), ...part(data, 'quote') }), {
        error: sizeMessage(type),
        path: ['quote', 'systemSize'],
        when: always,
      }),
    ),
    z.refine((data: WireShape) => hasBusinessName(part(data, 'customerInfo')), {
      error: BUSINESS_NAME_MESSAGE,
      path: ['customerInfo', 'businessName'],
      when: always,
    }),
  );

export type SolarQuoteData = z.infer<typeof solarSchema>;
export type SolarCustomer = SolarQuoteData['customerInfo'];

import * as z from 'zod/mini';
import { contactFields, optionalCustomerFields, optionalLine } from '../common/contact.ts';
import { textLimits } from '../common/limits.ts';
import {
  BUSINESS_PROPERTY_TYPES,
  BUSINESS_TYPES,
  CUSTOMER_TYPES,
  HOME_PROPERTY_TYPES,
  ROOF_TYPES,
  solarLimits,
  type CustomerType,
  type PropertyType,
} from './limits.ts';

const PROPERTY_TYPES = [...new Set([...HOME_PROPERTY_TYPES, ...BUSINESS_PROPERTY_TYPES])] as const;

const sizeMessage = (type: CustomerType): string => {
  const { min, max } = solarLimits.sizeKw[type];
  return `Choose a system size from ${min} to ${max} kW${type === 'home' ? ' for a home' : ' for a business'}`;
};
const BILL_MESSAGE = `Enter a monthly bill from £${solarLimits.bill.min} to £${solarLimits.bill.max}, in whole pounds`;
const BUSINESS_NAME_MESSAGE = 'Enter the name of your business';

// -0 parses as a number and prints as "0": no visitor sends it.
const notNegativeZero = (value: number): boolean => !Object.is(value, -0);

const systemFields = {
  customerType: z.enum(CUSTOMER_TYPES, 'Choose home or business'),
  systemSize: z
    .number('Enter the system size as a number of kilowatts')
    .check(z.int('Enter the system size in whole kilowatts')),
  // The other spelling is the HomeCare funnel's; old tags may send it.
  propertyType: z.pipe(
    z.transform((value: unknown) => (value === 'Semi-Detached' ? 'Semi-detached' : value)),
    z.enum(PROPERTY_TYPES as unknown as readonly [PropertyType, ...PropertyType[]], 'Choose a property type'),
  ),
  roofType: z.enum(ROOF_TYPES, 'Choose a roof type'),
  electricityBill: z
    .number(BILL_MESSAGE)
    .check(z.int(BILL_MESSAGE), z.gte(solarLimits.bill.min, BILL_MESSAGE), z.lte(solarLimits.bill.max, BILL_MESSAGE)),
};

const businessFields = {
  businessName: optionalLine(textLimits.business),
  // The specification's other list of business types has a warehouse as well: taken, though the form offers none.
  businessType: z.optional(
    z.union([z.literal(''), z.enum([...BUSINESS_TYPES, 'Warehouse'])], 'Choose a business type from the list'),
  ),
};

const catalogueId = (message: string) => z.string(message).check(z.maxLength(60, message));
const equipmentFields = {
  panelType: catalogueId('Choose a solar panel'),
  inverterType: catalogueId('Choose an inverter'),
  mountingType: catalogueId('Choose a mounting'),
  batteryIncluded: z.boolean('Say whether a battery is included'),
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

/** Step 2 of the form. */
export const equipmentStepSchema = z.object({ ...equipmentFields, batteryType: z.string() }).check(
  z.refine((step) => !step.batteryIncluded || step.batteryType !== '', {
    error: 'Choose a battery, or switch the battery off',
    path: ['batteryType'],
  }),
);

/** Step 3 of the form: required are the contact fields and, for a business, its name. */
export const contactStepSchema = z
  .object({ ...contactFields, ...businessFields, customerType: systemFields.customerType })
  .check(z.refine(hasBusinessName, { error: BUSINESS_NAME_MESSAGE, path: ['businessName'], when: always }));

const figure = z.optional(
  z
    .number('Send this figure as a number')
    .check(
      z.gte(0, 'Send a figure of 0 or more'),
      z.lte(100_000_000, 'Send a figure that a quote can have'),
      z.refine(notNegativeZero, 'Send a figure of 0 or more'),
    ),
);

const figureFields = {
  panelCount: figure,
  equipmentCost: figure,
  installationCost: figure,
  designCost: figure,
  totalCost: figure,
  annualProduction: figure,
  estimatedAnnualSavings: figure,
  estimatedPaybackYears: figure,
  co2Offset: figure,
};

const wireQuote = z.object(
  {
    systemSize: systemFields.systemSize,
    ...equipmentFields,
    batteryType: z.optional(catalogueId('Choose a battery')),
    ...figureFields,
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
    electricityBill: z.optional(systemFields.electricityBill),
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

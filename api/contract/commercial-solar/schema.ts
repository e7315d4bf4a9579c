import * as z from 'zod/mini';
import { contactFields, optionalCustomerFields, optionalLine, requiredLine } from '../common/contact.ts';
import { CUSTOMER_TYPES } from '../common/customer.ts';
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
import { isNotNegativeZero } from '../common/quoteFields.ts';
import { commercialSolarLimits } from './limits.ts';

const { sizeKw, bill } = commercialSolarLimits;
const SIZE_MESSAGE = `Choose a system size from ${sizeKw.min} to ${sizeKw.max} kW, in steps of ${sizeKw.step} kW`;
const BILL_MESSAGE = 'Enter your monthly electricity bill in pounds, 0 or more';

// One rule, so that one wrong size is told once.
const isOffered = (size: number): boolean => size >= sizeKw.min && size <= sizeKw.max && size % sizeKw.step === 0;

const systemFields = {
  systemSize: z.number(SIZE_MESSAGE).check(z.refine(isOffered, SIZE_MESSAGE)),
  propertyType: z.enum(BUSINESS_PROPERTY_TYPES, 'Choose a property type'),
  roofType: roofTypeField,
  electricityBill: z
    .number(BILL_MESSAGE)
    .check(z.gte(bill.min, BILL_MESSAGE), z.lte(bill.max, BILL_TOO_LARGE), z.refine(isNotNegativeZero, BILL_MESSAGE)),
};

const businessName = requiredLine(BUSINESS_NAME_MESSAGE, textLimits.business);

/** Step 1 of the form. */
export const systemStepSchema = z.object(systemFields);

/** Step 3 of the form. */
export const contactStepSchema = z.object({ ...contactFields, businessName, businessType: businessTypeField });

const wireQuote = z.object(
  { systemSize: systemFields.systemSize, ...wireEquipmentFields, ...wireFigureFields, quoteRef: optionalLine(20) },
  'Send the chosen system as an object',
);

const wireCustomer = z.object(
  {
    ...contactFields,
    ...optionalCustomerFields,
    customerType: z.optional(z.enum(CUSTOMER_TYPES, 'Choose home or business')),
    businessName,
    businessType: businessTypeField,
    propertyType: z.optional(systemFields.propertyType),
    roofType: z.optional(systemFields.roofType),
    electricityBill: z.optional(systemFields.electricityBill),
  },
  'Send the customer as an object',
);

/** `quoteData` of type "commercial-solar". Figures are optional and never trusted: the server computes them again. */
export const commercialSolarSchema = z.object(
  { quote: wireQuote, customerInfo: wireCustomer },
  'Send quoteData as an object',
);

export type CommercialSolarQuoteData = z.infer<typeof commercialSolarSchema>;
export type CommercialSolarCustomer = CommercialSolarQuoteData['customerInfo'];

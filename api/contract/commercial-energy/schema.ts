import * as z from 'zod/mini';
import {
  emailField,
  optionalCustomerFields,
  optionalLine,
  optionalText,
  phoneField,
  postcodeField,
  requiredLine,
} from '../common/contact.ts';
import { textLimits } from '../common/limits.ts';
import { cleanText } from '../common/text.ts';
import { isContractDay } from './contractEnd.ts';
import {
  BUSINESS_TYPES,
  CONTACT_METHODS,
  ENERGY_TYPES,
  energyDefaults,
  energyLimits,
  METER_COUNTS,
  USAGE_AMOUNTS,
} from './limits.ts';
import { meterProblem, normaliseMeters } from './meters.ts';
import { readFigure } from './usage.ts';

// Messages and rules: funnels specification, section 5.5.
const WRONG_USAGE = 'Enter the usage in kWh a year as a number, like 25,000, or leave it blank';
const WRONG_SPEND = 'Enter the spend in pounds a month as a number, like 450, or leave it blank';
const WRONG_DATE = 'Enter the date as day, month and year, like 31 03 2027, or leave it blank';
const NO_USAGE = 'Please enter either your usage or monthly spend';
const NO_CONSENT = 'Please consent to be contacted';

// The wire has numbers or ""; forms have texts.
const asNumber = (typed: unknown): unknown => (typeof typed === 'string' ? (readFigure(typed) ?? typed) : typed);

const numberOrBlank = (message: string, limit: number) =>
  z._default(
    z.pipe(
      z.transform(asNumber),
      // Each part tells the same: forms show the message of the first.
      z.union([z.literal('', message), z.number(message).check(z.gt(0, message), z.lte(limit, message))], message),
    ),
    '',
  );

const meterField = (meter: 'mpan' | 'mprn', otherwise: string) =>
  z.optional(
    z.string(otherwise).check(
      z.overwrite(cleanText),
      z.maxLength(energyLimits.meterText, `Shorten this to ${energyLimits.meterText} characters or fewer`),
      z.refine((typed) => meterProblem(meter, typed) === undefined, {
        error: ({ input }) => (typeof input === 'string' ? meterProblem(meter, input) : undefined) ?? otherwise,
      }),
      z.overwrite((typed) => normaliseMeters(meter, typed)),
    ),
  );

const businessFields = {
  businessName: requiredLine('Business name is required', textLimits.business),
  businessType: z._default(z.enum(BUSINESS_TYPES, 'Choose a business type from the list'), energyDefaults.businessType),
  postcode: postcodeField('Postcode is required'),
  address: optionalLine(textLimits.address),
};

const endsOnADay = (typed: string): boolean => typed === '' || isContractDay(typed);

const energyFields = {
  currentSupplier: optionalLine(textLimits.business),
  contractEndDate: z.optional(z.string(WRONG_DATE).check(z.trim(), z.refine(endsOnADay, WRONG_DATE))),
  energyType: z._default(
    z.enum(ENERGY_TYPES, 'Choose gas and electricity, electricity or gas'),
    energyDefaults.energyType,
  ),
  usageAmount: z._default(
    z.enum(USAGE_AMOUNTS, 'Choose low, medium, high or your own figures'),
    energyDefaults.usageAmount,
  ),
  usageKwh: numberOrBlank(WRONG_USAGE, energyLimits.usageKwh),
  spendMonthly: numberOrBlank(WRONG_SPEND, energyLimits.spendMonthly),
  numMeters: z._default(z.enum(METER_COUNTS, 'Choose the number of meters'), energyDefaults.numMeters),
  mpan: meterField('mpan', 'Send the supply numbers as text'),
  mprn: meterField('mprn', 'Send the meter point numbers as text'),
};

const contactFields = {
  contactName: requiredLine('Name is required', textLimits.name),
  contactPosition: optionalLine(textLimits.business),
  contactEmail: emailField('Email is required', 'Please enter a valid email'),
  contactPhone: phoneField('Phone number is required'),
  preferredContactMethod: z._default(
    z.enum(CONTACT_METHODS, 'Choose email, phone or either'),
    energyDefaults.preferredContactMethod,
  ),
  notes: optionalText(textLimits.notes),
  consentToContact: z.literal(true, NO_CONSENT),
};

interface CustomUsage {
  readonly energyType?: unknown;
  readonly usageAmount?: unknown;
  readonly usageKwh?: unknown;
  readonly spendMonthly?: unknown;
}
const isBlank = (value: unknown): boolean => value === undefined || value === '';

/** The specified rule names gas and both; who buys electricity alone may leave both figures out (section 5.5). */
const hasCustomUsage = (answers: CustomUsage | null | undefined): boolean => {
  const { energyType, usageAmount, usageKwh, spendMonthly } = answers ?? {};
  const isAsked = usageAmount === 'custom' && (energyType === 'both' || energyType === 'gas');
  return !isAsked || !isBlank(usageKwh) || !isBlank(spendMonthly);
};
// All errors at once: the rule looks at its own fields and need not wait until the others are right.
const customUsageRule = z.refine<CustomUsage>(hasCustomUsage, {
  error: NO_USAGE,
  path: ['usageKwh'],
  when: () => true,
});

/** Step 1 of the form. */
export const businessStepSchema = z.object(businessFields);

/** Step 2 of the form. */
export const energyStepSchema = z.object(energyFields).check(customUsageRule);

/** Step 3 of the form. */
export const contactStepSchema = z.object(contactFields);

/** `quoteData` of type "commercial": the whole form, flat. */
export const commercialEnergySchema = z
  .object(
    {
      ...businessFields,
      ...energyFields,
      ...contactFields,
      ...optionalCustomerFields,
      quoteRef: optionalLine(20),
    },
    'Send quoteData as an object',
  )
  .check(customUsageRule);

export type CommercialEnergyQuoteData = z.infer<typeof commercialEnergySchema>;

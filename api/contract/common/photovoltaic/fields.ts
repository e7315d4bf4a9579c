import * as z from 'zod/mini';
import { optionalLine } from '../contact.ts';
import { catalogueId, optionalFigure } from '../quoteFields.ts';
import { ROOF_TYPES } from './limits.ts';

const equipmentFields = {
  panelType: catalogueId('Choose a solar panel'),
  inverterType: catalogueId('Choose an inverter'),
  mountingType: catalogueId('Choose a mounting'),
  batteryIncluded: z.boolean('Say whether a battery is included'),
};

/** The equipment step of a form. */
export const equipmentStepSchema = z.object({ ...equipmentFields, batteryType: z.string() }).check(
  z.refine((step) => !step.batteryIncluded || step.batteryType !== '', {
    error: 'Choose a battery, or switch the battery off',
    path: ['batteryType'],
  }),
);

/** Chosen equipment as the wire has it. */
export const wireEquipmentFields = {
  ...equipmentFields,
  batteryType: optionalLine(60),
};

/** The computed figures of a request. */
export const wireFigureFields = {
  panelCount: optionalFigure,
  equipmentCost: optionalFigure,
  installationCost: optionalFigure,
  designCost: optionalFigure,
  totalCost: optionalFigure,
  annualProduction: optionalFigure,
  estimatedAnnualSavings: optionalFigure,
  estimatedPaybackYears: optionalFigure,
  co2Offset: optionalFigure,
};

export const roofTypeField = z.enum(ROOF_TYPES, 'Choose a roof type');

// Each of the specification's lists lacks some of these: a form offers its own, the server takes them all.
const ALL_BUSINESS_TYPES = [
  'Retail',
  'Office',
  'Manufacturing',
  'Hospitality',
  'Healthcare',
  'Education',
  'Agriculture',
  'Warehouse',
  'Other',
] as const;

export const businessTypeField = z.optional(
  z.union([z.literal(''), z.enum(ALL_BUSINESS_TYPES)], 'Choose a business type from the list'),
);

/** Beyond a million a month a slip of the finger is likelier than a bill. */
export const BILL_TOO_LARGE = 'Enter the bill of one month, £1,000,000 at most';
export const BUSINESS_NAME_MESSAGE = 'Enter the name of your business';

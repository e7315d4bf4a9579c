/**
 * Answers that may be handed from a saved quote to the form, so that it can be changed: chosen options and figures only.
 * Whoever has the link of a quote has these already; names, addresses and everything else that was typed stay out.
 */
const CHOICE_NAMES: ReadonlySet<string> = new Set([
  'customerType',
  'systemSize',
  'panelType',
  'inverterType',
  'mountingType',
  'batteryIncluded',
  'batteryType',
  'propertyType',
  'roofType',
  'electricityBill',
  'electricityBillStated',
  'bedrooms',
  'id',
  'carBrand',
  'carModel',
  'parkingType',
  'meterDistance',
  'isRenting',
  'hasEV',
  'businessType',
  'energyType',
  'usageAmount',
  'usageKwh',
  'spendMonthly',
  'numMeters',
  'contractEndDate',
  'preferredContactMethod',
]);
const PARTS: readonly string[] = ['quote', 'customerInfo', 'charger', 'formData'];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What a record of answers has of choices, in its own shape. @param record as a widget keeps it, or `quoteData` */
export function choicesOf(record: unknown): object {
  if (!isObject(record)) return {};
  const kept = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (PARTS.includes(name) && isObject(value)) return [[name, choicesOf(value)]];
    return CHOICE_NAMES.has(name) && isPlain(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

import { toPence } from '../common/money.ts';
import { fieldPath } from '../common/problems.ts';
import { isReference } from '../common/reference.ts';
import type { PriceCheck, ReadResult } from '../common/submission.ts';
import { quoteSolar, wireFigures, type SolarChoice, type SolarQuote, type SolarWireFigures } from './pricing.ts';
import { solarSchema, type SolarQuoteData } from './schema.ts';

export const SOLAR_PREFIX = 'SQ-';

// Half a penny and float noise: what still shows the same figure in pounds and pence.
const TOLERANCE = 0.0051;

/** The choice of a validated request, for pricing. */
export const solarChoice = ({ quote }: SolarQuoteData): SolarChoice => ({
  sizeKw: quote.systemSize,
  panel: quote.panelType,
  inverter: quote.inverterType,
  mounting: quote.mountingType,
  batteryIncluded: quote.batteryIncluded,
  battery: quote.batteryType ?? '',
});

const FIGURE_NAMES = [
  'panelCount',
  'equipmentCost',
  'installationCost',
  'designCost',
  'totalCost',
  'annualProduction',
  'estimatedAnnualSavings',
  'estimatedPaybackYears',
  'co2Offset',
] as const satisfies readonly (keyof SolarWireFigures)[];

function agrees(stated: SolarQuoteData['quote'], own: SolarWireFigures): boolean {
  return FIGURE_NAMES.every((name) => {
    const value = stated[name];
    return value === undefined || Math.abs(value - own[name]) <= TOLERANCE;
  });
}

function checkPrice({ quote }: SolarQuoteData, priced: SolarQuote | undefined): PriceCheck {
  const statedPence = quote.totalCost === undefined ? null : Math.round(quote.totalCost * 100);
  if (!priced) return { status: 'unknown-item', totalPence: null, statedPence };
  const isSame = agrees(quote, wireFigures(priced.figures));
  return { status: isSame ? 'ok' : 'mismatch', totalPence: toPence(priced.figures.total), statedPence };
}

function identityOf({ quote, customerInfo }: SolarQuoteData): unknown {
  const { systemSize, panelType, inverterType, mountingType, batteryIncluded, batteryType = '' } = quote;
  const { consent: _consent, ...answers } = customerInfo;
  return { systemSize, panelType, inverterType, mountingType, batteryIncluded, batteryType, ...answers };
}

/** Reads `quoteData` of type "solar": every wrong value named by its path in the request body, or the submission priced again. */
export function readSolar(quoteData: unknown): ReadResult<SolarQuoteData> {
  const parsed = solarSchema.safeParse(quoteData);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: fieldPath(['quoteData', ...path]),
      message,
    }));
    return { ok: false, problems };
  }
  const { data } = parsed;
  const { firstName, lastName, email, phone, postcode, customerType } = data.customerInfo;
  const proposed = data.quote.quoteRef ?? '';
  const submission = {
    data,
    contact: { firstName, lastName, email, phone, postcode },
    customerType,
    proposedReference: isReference(SOLAR_PREFIX, proposed) ? proposed : '',
    price: checkPrice(data, quoteSolar(solarChoice(data))),
    identity: identityOf(data),
  };
  return { ok: true, submission };
}

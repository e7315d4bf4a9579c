import { dayWords } from './common/calendar.ts';
import { exportPrices, priceCap, timeOfUse, typicalUse } from './common/energy/prices.ts';
import { BANK_HOLIDAYS } from './common/openingHours.ts';
import { homeVat } from './common/photovoltaic/pricing.ts';
import { chargingAssumptions } from './ev/chargingCost.ts';
import { grantRules } from './ev/grant.ts';

// Every figure of the contract that others set and that ends, in one list, for whoever runs the product. What is said after its
// last day is decided where it is said; tests/timeTravel*.test.ts go through the years.

/** Where a figure comes from, and its last day (ISO). */
export interface DatedFigure {
  readonly name: string;
  readonly source: string;
  readonly validUntil: string;
  /** Where it is replaced. */
  readonly file: string;
}

const PRICES = 'api/contract/common/energy/prices.ts';
const CHARGING = 'api/contract/ev/chargingCost.ts';
const { night, publicRapid } = chargingAssumptions;
const [, grantNow] = grantRules;
const lastHoliday = [...BANK_HOLIDAYS].reduce((last, day) => (day > last ? day : last));

/** In the order in which they are told. */
export const datedFigures = {
  priceCap: {
    name: 'price cap for electricity',
    source: 'Ofgem, energy price cap for July to September 2026, direct debit, England average.',
    validUntil: priceCap.validUntil,
    file: PRICES,
  },
  exportPrices: {
    name: 'export prices',
    source: 'A supplier’s plain and fixed export tariffs since 1 March 2026: to be looked up anew.',
    validUntil: exportPrices.validUntil,
    file: PRICES,
  },
  timeOfUse: {
    name: 'time-of-use tariff',
    source: 'A supplier’s tariff of June 2026, as an example: to be looked up anew.',
    validUntil: timeOfUse.validUntil,
    file: PRICES,
  },
  typicalUse: {
    name: 'typical use of a home',
    source: 'Ofgem, typical domestic consumption values, medium, since 1 July 2026.',
    validUntil: typicalUse.validUntil,
    file: PRICES,
  },
  nightRate: {
    name: 'night rate for electric cars',
    source:
      'Night tariffs for electric cars as suppliers offered them in November 2026, 7p to 9p: to be looked up anew.',
    validUntil: night.validUntil,
    file: CHARGING,
  },
  publicRapid: {
    name: 'price of rapid public charging',
    source: 'RAC Charge Watch, November 2024: average of rapid public chargers.',
    validUntil: publicRapid.validUntil,
    file: CHARGING,
  },
  chargepointGrant: {
    name: 'chargepoint grant',
    source: 'GOV.UK, electric vehicle chargepoint grant, read on 20 November 2026.',
    validUntil: grantNow.until,
    file: 'api/contract/ev/grant.ts',
  },
  homeVat: {
    name: 'VAT of 0% for homes',
    source: 'House of Commons Library CBP-8602; HMRC internal manual VENSAV2083.',
    validUntil: homeVat.zeroUntil,
    file: 'api/contract/common/photovoltaic/pricing.ts',
  },
  bankHolidays: {
    name: 'list of bank holidays',
    source: 'GOV.UK, bank holidays in England and Wales.',
    validUntil: `${lastHoliday.slice(0, 'YYYY'.length)}-12-31`,
    file: 'api/contract/common/openingHours.ts',
  },
} as const satisfies Record<string, DatedFigure>;

/** What has ended, in words for the operator. @param today ISO day */
export const endedFigures = (today: string): string[] =>
  Object.values<DatedFigure>(datedFigures)
    .filter(({ validUntil }) => today > validUntil)
    .map(
      ({ name, validUntil, source, file }) =>
        `the ${name} was known until ${dayWords(validUntil)}: look it up (${source}) and replace it in ${file}`,
    );

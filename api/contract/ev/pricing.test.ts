import { describe, expect, it } from 'vitest';
import { pounds, toPounds } from '../common/money.ts';
import { CAR_MODELS } from './carModels.ts';
import grantCases from './cases/grant.json' with { type: 'json' };
import { chargers, INSTALLATION_WARRANTY, type Charger } from './catalogue.ts';
import {
  carAssumptions,
  chargingAssumptions,
  chargingCostPerYear,
  hoursToFill,
  milesLimits,
  readMiles,
  solarPercent,
} from './chargingCost.ts';
import { grantFor } from './grant.ts';
import { installationFor } from './installation.ts';
import { CAR_BRANDS, CAR_MODEL_LIMIT, METER_DISTANCES, PARKING_TYPES } from './limits.ts';
import { quoteEv, type EvChoice } from './pricing.ts';
import { carName, grantValue, grantWords, installationWords } from './wording.ts';

interface GrantCase {
  readonly id: string;
  readonly note: string;
  readonly input: Pick<EvChoice, 'isRenting'> & {
    readonly charger: string;
    readonly day: string;
    readonly customerType: string;
    /** A driveway when none is named. */
    readonly parkingType?: string;
  };
  readonly expected: { readonly kind: string; readonly grant: number; readonly youPay: number };
}
const cases: readonly GrantCase[] = grantCases;

const choice: EvChoice = {
  chargerId: 'charger-1',
  parkingType: 'driveway',
  meterDistance: 'under-10',
  isRenting: false,
  customerType: 'home',
};

const home = { customerType: 'home', parkingType: 'driveway' } as const;

describe('worked cases of the grant', () => {
  it.each(cases.map((worked) => [worked.id, worked.note, worked] as const))('%s: %s', (_id, _note, worked) => {
    const { charger, day, isRenting, customerType, parkingType: parking } = worked.input;
    const type = customerType === 'business' ? 'business' : 'home';
    const parkingType = PARKING_TYPES.find((known) => known === parking) ?? choice.parkingType;
    const quote = quoteEv({ ...choice, chargerId: charger, isRenting, customerType: type, parkingType }, day);
    if (!quote) throw new Error('expected a charger of the catalogue');
    expect({
      kind: quote.grant.kind,
      grant: toPounds(quote.grant.amount),
      youPay: toPounds(quote.youPay),
    }).toEqual(worked.expected);
    // The total on the wire is the charger, whatever the grant.
    expect(quote.total).toBe(quote.charger.price);
  });

  it('pays three quarters of what costs less than the cap allows: 75% of 400 = 300', () => {
    const grant = grantFor({ ...home, price: pounds(400), isRenting: true, day: '2026-11-20' });
    expect(toPounds(grant.amount)).toBe(300);
  });

  it('is told with its date, and never promised to who may not have it', () => {
    const words = (isRenting: boolean, day: string) =>
      grantWords(grantFor({ ...home, price: pounds(799), isRenting, day }));
    expect(words(true, '2026-11-20')).toMatch(/75%.*£500.*31 March 2027.*we make the claim and deduct it/);
    expect(words(false, '2026-11-20')).toMatch(/isn’t for owners of a house with a driveway.*may qualify/);
    expect(words(true, '2027-04-01')).toContain('no chargepoint grant');
  });
});

describe('a renter without private parking', () => {
  it.each(['shared', 'on-street'] as const)(
    '%s: is told that the survey decides, and no amount less',
    (parkingType) => {
      const grant = grantFor({ ...home, parkingType, price: pounds(799), isRenting: true, day: '2026-11-20' });
      expect(grantValue(grant)).toBe('May qualify after survey');
      expect(grantWords(grant)).toMatch(/You rent your home.*may qualify after the survey.*Nothing is deducted/);
      expect(grantWords(grant)).not.toContain('we make the claim');
    },
  );

  it('is not an owner: nobody else is promised a survey for it', () => {
    const owner = grantFor({ ...home, price: pounds(799), isRenting: false, day: '2026-11-20' });
    const tenant = grantFor({ ...home, price: pounds(799), isRenting: true, day: '2026-11-20' });
    expect([grantValue(owner), grantValue(tenant)]).toEqual(['Not deducted', '−£500']);
  });
});

describe('an installation', () => {
  it('is standard within 10 metres on a drive, in a garage or under a carport, and a survey’s matter elsewhere', () => {
    const standard = PARKING_TYPES.flatMap((parking) =>
      METER_DISTANCES.filter((distance) => installationFor(parking, distance).kind === 'standard').map(
        (distance) => `${parking} ${distance}`,
      ),
    );
    expect(standard).toEqual(['driveway under-10', 'garage under-10', 'carport under-10']);
  });

  it('names every reason for a survey', () => {
    expect(installationFor('on-street', 'over-30').reasons).toEqual(['on-street', 'distance']);
    expect(installationFor('shared', 'under-10').reasons).toEqual(['shared']);
    expect(installationWords(installationFor('on-street', 'under-10')).join(' ')).toContain('cross-pavement solution');
  });
});

describe('the catalogue', () => {
  it('has the ids, prices, times and guarantees of the specification', () => {
    expect(chargers.map(({ id, price }) => [id, toPounds(price)])).toEqual([
      ['charger-1', 799],
      ['charger-2', 899],
      ['charger-3', 1049],
      ['charger-4', 1049],
    ]);
    expect(new Set(chargers.map(({ installationTime }) => installationTime))).toEqual(
      new Set(['3-5 hours', '4-6 hours']),
    );
    expect(new Set(chargers.map(({ guarantee }) => guarantee))).toEqual(new Set(['3 years', '5 years']));
    expect(INSTALLATION_WARRANTY).toBe('3 years');
  });

  it('has two chargers for solar homes and two tags, which say what is so', () => {
    const all: readonly Charger[] = chargers;
    expect(all.filter(({ isSolarCompatible }) => isSolarCompatible)).toHaveLength(2);
    const tagged = new Map(all.flatMap(({ tag, id }) => (tag ? [[tag, id] as const] : [])));
    expect([...tagged.keys()]).toEqual(['Lowest price', 'Longest cable']);
    const [cheapest] = all.toSorted((one, other) => one.price - other.price);
    expect(tagged.get('Lowest price')).toBe(cheapest?.id);
    const metres = ({ features }: Charger) => Number(/cable, ([\d.]+) metres/.exec(features.join())?.[1] ?? 0);
    const [longest] = all.toSorted((one, other) => metres(other) - metres(one));
    expect(tagged.get('Longest cable')).toBe(longest?.id);
  });

  it('knows no other charger', () => {
    for (const chargerId of ['charger-5', '', '__proto__'])
      expect(quoteEv({ ...choice, chargerId }, '2026-11-20')).toBeUndefined();
  });
});

describe('car models', () => {
  it.each(CAR_BRANDS.filter((brand) => brand !== 'Other'))('%s has real ones, each once', (brand) => {
    const models = CAR_MODELS[brand];
    expect(models.length).toBeGreaterThanOrEqual(4);
    expect(models.length).toBeLessThanOrEqual(15);
    expect(new Set(models).size).toBe(models.length);
    for (const model of models) {
      expect(model).not.toMatch(/^model\d$/);
      expect(model.length).toBeLessThanOrEqual(CAR_MODEL_LIMIT);
    }
  });
});

describe('a car in words', () => {
  it.each([
    ['Tesla', 'Model 3', 'Tesla Model 3'],
    ['Polestar', 'Polestar 2', 'Polestar 2'],
    ['Kia', '', 'Kia'],
    ['Other', 'MG4', 'MG4'],
    ['Other', '', ''],
    ['', '', ''],
  ] as const)('%s, %s: %j', (brand, model, words) => expect(carName(brand, model)).toBe(words));
});

describe('charging costs', () => {
  it('are 2,000 kWh a year: £180 at night, £522.20 at the standard rate, £1,583.80 at rapid public chargers', () => {
    expect(
      (['night', 'standard', 'publicRapid'] as const).map((place) => toPounds(chargingCostPerYear(place))),
    ).toEqual([180, 522.2, 1583.8]);
  });

  // miles ÷ 3.5, in whole kWh, × £0.09, £0.2611 and £0.7919
  it.each([
    [3000, [77.13, 223.76, 678.66]],
    [7000, [180, 522.2, 1583.8]],
    [10_000, [257.13, 745.96, 2262.46]],
    [20_000, [514.26, 1491.93, 4524.92]],
  ])('follow the miles: %d', (miles, expected) => {
    const costs = (['night', 'standard', 'publicRapid'] as const).map((place) => chargingCostPerYear(place, miles));
    expect(costs.map(toPounds)).toEqual(expected);
  });

  it('fill 60 kWh at 7.4 kW in 8.1 hours: about 8', () => {
    expect(hoursToFill()).toBe(8);
    expect(chargers.map(({ power }) => Number.parseFloat(power))).toEqual(chargers.map(() => carAssumptions.chargerKw));
  });

  // Worked out apart from this code: 4 kW south, less the typical home's own use, month by month.
  it.each([
    [3000, 'NE1 4ST', 90],
    [7000, 'NE1 4ST', 76],
    [20_000, 'NE1 4ST', 44],
    [7000, 'TR1 1AA', 83],
    [7000, '', 78],
    [7000, 'GY1 1AA', 78],
  ])('%d miles at "%s" come from the sun to %d % at most', (miles, postcode, percent) => {
    expect(solarPercent(miles, postcode)).toBe(percent);
  });

  it('take a smaller share from the sun the further one drives', () => {
    const driven = [milesLimits.least, 3000, 5000, 7000, 10_000, 15_000, 20_000, milesLimits.most];
    const shares = driven.map((miles) => solarPercent(miles, 'NE1 4ST'));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(Math.max(...shares)).toBeLessThanOrEqual(100);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it.each([
    ['7,000', 7000],
    [' 12500 miles ', 12_500],
    ['8 000.4', 8000],
    ['100', 100],
    ['100,000', 100_000],
    ['99', 'least'],
    ['0', 'least'],
    ['-5000', 'least'],
    ['100,001', 'most'],
    ['1e12', 'most'],
    ['', 'number'],
    ['miles', 'number'],
    ['lots', 'number'],
    ['Infinity', 'number'],
  ] as const)('"%s" miles a year: %s', (typed, read) => {
    expect(readMiles(typed)).toBe(read);
  });

  it('bear the claim of the page: 1 - 180 / 1583.80 = 88.6%', () => {
    const saved = 1 - chargingCostPerYear('night') / chargingCostPerYear('publicRapid');
    expect(Math.floor(saved * 100)).toBe(chargingAssumptions.claimPercent);
  });
});

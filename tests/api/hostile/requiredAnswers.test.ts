import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import { leavesOf, requestOf } from '../support/requests.ts';
import { newKey, startApp, wrongPaths, type TestApp } from '../support/startApp.ts';

interface Rules {
  /** Below `quoteData`: without one of these there is no lead. */
  readonly required: readonly string[];
  /** A text that is on no list. */
  readonly listed: readonly string[];
  /** Numbers that are none of this field's. */
  readonly ranges: Readonly<Record<string, readonly unknown[]>>;
}

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'postcode'].map((name) => `customerInfo.${name}`);
const SYSTEM = ['systemSize', 'panelType', 'inverterType', 'mountingType', 'batteryIncluded'].map(
  (name) => `quote.${name}`,
);
const NO_PRICES = [-1, -0.01, '14', 1e12];

const RULES: Readonly<Record<FunnelName, Rules>> = {
  solar: {
    required: [...SYSTEM, ...NAMES, 'customerInfo.address'],
    listed: ['customerInfo.customerType', 'customerInfo.propertyType', 'customerInfo.roofType'],
    ranges: {
      'quote.systemSize': [0, 13, 4.5, '4'],
      'quote.totalCost': NO_PRICES,
      'customerInfo.electricityBill': [0, -5, 1e12, '80'],
      'customerInfo.electricityBillStated': [0, -5, 1e12, '812'],
    },
  },
  'commercial-solar': {
    required: [...SYSTEM, ...NAMES, 'customerInfo.address', 'customerInfo.businessName'],
    listed: ['customerInfo.propertyType', 'customerInfo.roofType', 'customerInfo.businessType'],
    ranges: {
      'quote.systemSize': [0, 4, 7, 105, '20'],
      'quote.totalCost': NO_PRICES,
      'customerInfo.electricityBill': [-1, 1e12, '500'],
    },
  },
  ev: {
    required: [
      'customerInfo.firstName',
      'customerInfo.lastName',
      'customerInfo.email',
      'customerInfo.phone',
      'customerInfo.address',
      'customerInfo.carBrand',
      'customerInfo.parkingType',
      'customerInfo.meterDistance',
      'charger.id',
    ],
    listed: ['customerInfo.carBrand', 'customerInfo.parkingType', 'customerInfo.meterDistance'],
    ranges: { 'charger.price': NO_PRICES },
  },
  homecare: {
    required: [...NAMES, 'plan.type'],
    listed: ['customerInfo.propertyType', 'customerInfo.bedrooms'],
    ranges: { 'plan.price': NO_PRICES, 'customerInfo.bedrooms': [3, 0, -1] },
  },
  instant: {
    required: [...NAMES, 'customerInfo.address', 'customerInfo.propertyType', 'plan.type'],
    listed: ['customerInfo.customerType', 'customerInfo.propertyType', 'customerInfo.bedrooms'],
    ranges: { 'plan.price': NO_PRICES },
  },
  'commercial-energy': {
    required: ['businessName', 'postcode', 'contactName', 'contactEmail', 'contactPhone', 'consentToContact'],
    listed: ['businessType', 'energyType', 'usageAmount', 'numMeters', 'preferredContactMethod'],
    ranges: { usageKwh: [0, -1, 1e15], spendMonthly: [0, -1, 1e15], mpan: [1_500_000_000_006, '123'], mprn: [5] },
  },
  quick: { required: ['postcode', 'service'], listed: ['service', 'customerType'], ranges: { postcode: [1] } },
  contact: { required: ['name', 'email', 'message', 'privacyConsent'], listed: ['subject'], ranges: { phone: [1] } },
  newsletter: { required: ['email'], listed: [], ranges: {} },
};

describeApi('hostile: required answers, lists and ranges of every form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const wrongWith = async (funnel: FunnelName, path: string, value: unknown) => {
    const answer = await app.post(requestOf(funnel, { [`quoteData.${path}`]: value }));
    return [answer.status, wrongPaths(answer)];
  };

  describe.each(FUNNEL_NAMES)('%s', (funnel) => {
    const { required, listed, ranges } = RULES[funnel];

    it.each(required)('needs %s', async (path) => {
      for (const value of [undefined, null, '', '   ']) {
        expect(await wrongWith(funnel, path, value)).toEqual([422, [`quoteData.${path}`]]);
      }
    });

    it('needs nothing else', async () => {
      const optional = leavesOf(funnel).filter(({ path }) => !required.includes(path.replace('quoteData.', '')));
      for (const { path } of optional) {
        const { status } = await app.post(requestOf(funnel, { [path]: undefined, leadRoute: 'x' }), { key: newKey() });
        expect([path, status]).toEqual([path, 201]);
      }
    });

    it.each(listed)('takes for %s what is on the list', async (path) => {
      for (const value of ['Castle', 'constructor', '__proto__', 'HOME', [['home']], { home: 1 }]) {
        expect(await wrongWith(funnel, path, value)).toEqual([422, [`quoteData.${path}`]]);
      }
    });

    const outside = Object.entries(ranges).flatMap(([path, values]) => values.map((value) => [path, value] as const));
    it.each(outside)('refuses %s of %j', async (path, value) => {
      expect(await wrongWith(funnel, path, value)).toEqual([422, [`quoteData.${path}`]]);
    });

    it('tells everything that is wrong at once', async () => {
      const changes = Object.fromEntries(required.map((path) => [`quoteData.${path}`, null]));
      const answer = await app.post(requestOf(funnel, changes));
      expect(answer.status).toBe(422);
      expect(wrongPaths(answer)).toEqual(required.map((path) => `quoteData.${path}`).toSorted());
    });

    it.each([[[]], ['text'], [null], [5], [undefined]])('takes %j for no answers', async (quoteData) => {
      const answer = await app.post(requestOf(funnel, { quoteData }));
      expect(answer.status).toBe(422);
      expect(wrongPaths(answer).every((path) => path.startsWith('quoteData'))).toBe(true);
    });
  });

  it.each(FUNNEL_NAMES)('the answers of %s make no lead of another type', async (funnel) => {
    const { type, quoteData } = requestOf(funnel);
    for (const other of FUNNEL_NAMES) {
      const strange = requestOf(other);
      // A quick quote's answers stand in every other form's too; the forms of one type tell theirs apart.
      if (strange.type === type || other === 'quick' || other === 'newsletter') continue;
      const answer = await app.post({ type: strange.type, quoteData });
      expect([other, answer.status]).toEqual([other, 422]);
    }
  });
});

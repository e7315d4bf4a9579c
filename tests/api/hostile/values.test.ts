import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, wrongPaths, type TestApp } from '../support/startApp.ts';

describeApi('hostile: numbers, enumerations, required answers', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  /** The JSON text of the default request with one value exchanged for a text that may be no JSON value of JavaScript. */
  const withRaw = (name: string, raw: string): string =>
    JSON.stringify(solarRequest()).replace(new RegExp(`("${name}"):("[^"]*"|[\\d.]+|false)`), `$1:${raw}`);

  describe('numbers', () => {
    it.each([
      '"4"',
      'null',
      'true',
      '[4]',
      '{}',
      '0',
      '-0',
      '-4',
      '13',
      '1e308',
      '1e999',
      '-1e999',
      '4.5',
      '1e-9',
      '""',
    ])('a home of %s kW', async (raw) => {
      const answer = await app.post(withRaw('systemSize', raw));
      expect([answer.status, wrongPaths(answer)]).toEqual([422, ['quoteData.quote.systemSize']]);
    });

    it.each([31, 1000])('a business of %i kW', async (systemSize) => {
      const customerInfo = { customerType: 'business', businessName: 'Acme' };
      const answer = await app.post(solarRequest({ quote: { systemSize }, customerInfo }));
      expect([answer.status, wrongPaths(answer)]).toEqual([422, ['quoteData.quote.systemSize']]);
    });

    it.each(['"80"', '0', '-80', '0.001', '1000001', '1e999', '-0', 'null'])('a bill of %s', async (raw) => {
      const answer = await app.post(withRaw('electricityBill', raw));
      expect([answer.status, wrongPaths(answer)]).toEqual([422, ['quoteData.customerInfo.electricityBill']]);
    });

    it.each(['totalCost', 'panelCount', 'annualProduction', 'co2Offset'])('figures: %s', async (name) => {
      for (const raw of ['"1"', '-1', '-0', '1e308', '1e999', 'null']) {
        const answer = await app.post(withRaw(name, raw));
        expect([raw, answer.status, wrongPaths(answer)]).toEqual([raw, 422, [`quoteData.quote.${name}`]]);
      }
    });
  });

  describe('enumerations', () => {
    it.each([
      ['customerType', 'company'],
      ['customerType', 'HOME'],
      ['propertyType', 'Castle'],
      ['propertyType', ' Detached'],
      ['roofType', 'Ground'],
      ['roofType', 'pitched'],
    ])('%s %j', async (name, value) => {
      const answer = await app.post(solarRequest({ customerInfo: { [name]: value } }));
      expect([answer.status, wrongPaths(answer)]).toEqual([422, [`quoteData.customerInfo.${name}`]]);
    });

    it('business type', async () => {
      const customerInfo = { customerType: 'business', businessName: 'Acme', businessType: 'Mining' };
      const answer = await app.post(solarRequest({ customerInfo }));
      expect(wrongPaths(answer)).toEqual(['quoteData.customerInfo.businessType']);
    });

    it('the other spelling of a property type is stored as the first', async () => {
      const { status, body } = await app.post(solarRequest({ customerInfo: { propertyType: 'Semi-Detached' } }), {
        key: newKey(),
      });
      expect(status).toBe(201);
      const lead = (await app.leads()).find(({ id }) => id === body.id);
      expect(JSON.parse(lead?.body ?? '{}').quoteData.customerInfo.propertyType).toBe('Semi-detached');
    });
  });

  describe('required answers', () => {
    const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'address', 'postcode'];
    it.each(FIELDS)('%s missing, empty or of another kind', async (name) => {
      for (const value of [undefined, '', '   ', null, 5, {}, []]) {
        const answer = await app.post(solarRequest({ customerInfo: { [name]: value } }));
        expect([answer.status, wrongPaths(answer)]).toEqual([422, [`quoteData.customerInfo.${name}`]]);
        expect(answer.body.error).not.toMatch(/expected|received|invalid input/i);
      }
    });

    it.each([
      ['marketing', null],
      ['marketing', { email: 'yes' }],
      ['consent', []],
      ['electricityBillAtLeast', 'no'],
    ])('%s %j is refused in words', async (name, value) => {
      const answer = await app.post(solarRequest({ customerInfo: { [name]: value } }));
      expect(answer.status).toBe(422);
      expect(wrongPaths(answer)[0]).toContain(`quoteData.customerInfo.${name}`);
      expect(answer.body.error).not.toMatch(/expected|received|invalid input/i);
    });

    it('the name of a business', async () => {
      const answer = await app.post(solarRequest({ customerInfo: { customerType: 'business', businessName: ' ' } }));
      expect(wrongPaths(answer)).toEqual(['quoteData.customerInfo.businessName']);
    });

    it.each(['panelType', 'inverterType', 'mountingType', 'batteryIncluded'])('%s', async (name) => {
      const answer = await app.post(solarRequest({ quote: { [name]: undefined } }));
      expect(wrongPaths(answer)).toEqual([`quoteData.quote.${name}`]);
    });
  });

  it.each([
    ['an EV body', { customerInfo: { firstName: 'Jane' }, charger: { id: 'charger-1', price: 799 } }],
    ['a flat body', { businessName: 'Acme', contactEmail: 'a@example.com' }],
    ['a list', []],
    ['a text', 'solar'],
    ['null', null],
    ['parts of the wrong kind', { quote: [], customerInfo: 'Jane' }],
  ])('a solar post with %s', async (_name, quoteData) => {
    const answer = await app.post({ type: 'solar', quoteData });
    expect(answer.status).toBe(422);
    expect(wrongPaths(answer).every((name) => name.startsWith('quoteData'))).toBe(true);
  });

  it('stores none of all these', async () => {
    const leads = await app.leads();
    expect(leads.map(({ total_pence }) => total_pence)).toEqual([329_685]);
  });
});

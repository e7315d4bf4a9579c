import { describe, expect, it } from 'vitest';
import { isInstant, readInstant } from '#contract/instant/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { addressOf, quoteOf, recordOf, restoreValues, spec, toQuoteData, valuesOfRecord } from './request.ts';
import { attributes, initialValues, partsOf, planPage } from './state.ts';

const answers = {
  service: 'Gas and electricity',
  postcode: 'ne1 4st',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address1: '1 Test Street',
  city: 'Newcastle upon Tyne',
  propertyType: 'Terraced',
};
const extras = { reference: 'QTE-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };

function bodyOf(values: ReturnType<typeof initialValues>) {
  const quote = quoteOf(values);
  if (!quote) throw new Error('expected one of the five services');
  return { body: toQuoteData(values, quote, extras), record: recordOf(values, quote, 'QTE-123456'), quote };
}

describe('what a visitor starts with', () => {
  it('is a home, and nothing chosen', () => {
    expect(initialValues()).toMatchObject({
      customerType: 'home',
      service: '',
      propertyType: '',
      bedrooms: '',
      contactConsent: false,
      clicked: '',
    });
  });

  it.each([
    [
      { plan: 'One', catalogue: 'learn-more' },
      'HomeCare',
      'learn-more/One',
      '/homecare-quote#catalogue=learn-more&plan=One',
    ],
    [{ plan: 'Fixed', catalogue: 'learn-more' }, 'Gas and electricity', 'learn-more/Fixed', ''],
    [{ plan: 'Repair', catalogue: 'boiler-services' }, '', 'boiler-services/Repair', ''],
    [
      { plan: 'Basic Care', service: 'Boiler cover' },
      'Boiler cover',
      'plans/Basic Care',
      '/homecare-quote#catalogue=plans&plan=Basic+Care',
    ],
    [{ plan: 'Free', catalogue: 'learn-more' }, '', '', ''],
  ] as const)('after a click on %j is %j', (prefill, service, clicked, page) => {
    const values = initialValues(prefill);
    expect([values.service, values.clicked, planPage(values.clicked, '')]).toEqual([service, clicked, page]);
  });

  it('hands the postcode on with the plan', () => {
    expect(planPage('home/Plus', 'NE1 4LP')).toBe('/homecare-quote#catalogue=home&plan=Plus&postcode=NE1+4LP');
  });

  it('takes from another page only what it understands', () => {
    const given = { customerType: 'business', service: 'Smart home', postcode: 'NE1 4LP', plan: 'Green' };
    expect(parsePrefill(attributes, given)).toEqual(given);
    expect(
      parsePrefill(attributes, { customerType: 'landlord', service: 'Solar panels', plan: 'Free for you' }),
    ).toEqual({});
  });
});

describe('the request body', () => {
  const values = {
    ...initialValues({ plan: 'Fixed', catalogue: 'learn-more' }),
    ...answers,
    currentSupplier: 'Some Power',
  };

  it('is what the API reads, at the price of 9.1, for the right presenter', () => {
    const { body } = bodyOf(values);
    expect(body.plan).toMatchObject({ type: 'Gas and electricity', price: 79.99, period: 'monthly' });
    const result = readInstant(body);
    expect(result.ok && result.submission).toMatchObject({
      customerType: 'home',
      proposedReference: 'QTE-123456',
      price: { status: 'ok', totalPence: 79_99 },
    });
    expect(isInstant(body)).toBe(true);
  });

  it('maps the supplier and the clicked plan, each only where it belongs', () => {
    expect(bodyOf(values).body.customerInfo).toMatchObject({
      currentProvider: 'Some Power',
      interest: 'Fixed, from £80 a month (learn-more)',
    });
    const other = bodyOf({ ...values, service: 'Smart home', clicked: '' }).body.customerInfo;
    expect(other.currentProvider).toBe('');
    expect(other).not.toHaveProperty('interest');
  });

  it.each([
    [{ contactConsent: true }, true, { email: false, text: false, phone: false }],
    [{ marketingEmail: true }, false, { email: true, text: false, phone: false }],
    [{ marketingPhone: true }, false, { email: false, text: false, phone: true }],
  ])('tells each box by itself: %j', (ticked, contactConsent, marketing) => {
    expect(bodyOf({ ...values, ...ticked }).body.customerInfo).toMatchObject({ contactConsent, marketing });
  });

  it.each([
    ['', '1 Test Street, Newcastle upon Tyne'],
    ['Flat 2', '1 Test Street, Flat 2, Newcastle upon Tyne'],
    ['  ', '1 Test Street, Newcastle upon Tyne'],
  ])('has one address, with line two as %j', (address2, address) => {
    expect(addressOf({ ...values, address2 })).toBe(address);
  });
});

describe('the conversion', () => {
  it('has the price of a month, and the reference', () => {
    const { quote } = bodyOf({ ...initialValues(), ...answers });
    expect(spec.conversionOf(quote, 'QTE-123456')).toEqual({
      value: 79.99,
      transactionId: 'QTE-123456',
      currency: 'GBP',
    });
  });
});

describe('what stays on the device', () => {
  const values = { ...initialValues(), ...answers };

  it('is the record of the specification, and comes back from it', () => {
    const { record } = bodyOf(values);
    expect(record).toEqual({
      formData: values,
      quoteData: {
        monthlyPrice: 79.99,
        yearlyPrice: 959.88,
        serviceName: 'Gas and electricity',
        features: expect.arrayContaining(['No exit fees']),
        quoteRef: 'QTE-123456',
      },
      funnel: 'instant',
    });
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual(values);
  });

  it('never replaces what was just clicked', () => {
    const initial = initialValues({ service: 'Boiler cover' });
    expect(restoreValues(values, initial)).toMatchObject({ service: 'Boiler cover', firstName: 'Jane' });
  });

  it.each([null, 'text', { firstName: 3 }])('is not believed: %j', (stored) =>
    expect(restoreValues(stored, initialValues())).toEqual(initialValues()),
  );
});

it('lights no room before a service is chosen', () => {
  expect(Object.values(partsOf(''))).toEqual([false, false, false, false]);
  expect(Object.values(partsOf('HomeCare'))).toEqual([true, true, true, true]);
});

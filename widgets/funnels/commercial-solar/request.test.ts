import { describe, expect, it } from 'vitest';
import { readCommercialSolar } from '#contract/commercial-solar/submission.ts';
import { toPounds } from '#contract/common/money.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { billBelowSavings, quoteOf, restoreValues, spec, toQuoteData } from './request.ts';
import { attributes, initialValues, type CommercialSolarValues } from './state.ts';

const person = {
  businessName: 'Acme Ltd',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'ne1 4st',
};
const extras = { reference: 'CS-COM-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };

function quoted(values: CommercialSolarValues) {
  const quote = quoteOf(values);
  if (!quote) throw new Error('expected a quote of known equipment');
  return quote;
}
const bodyOf = (values: CommercialSolarValues) => toQuoteData(values, quoted(values), extras);

describe('what a visitor starts with', () => {
  it('is the default system of the specification', () => {
    expect(initialValues()).toMatchObject({
      systemSize: 10,
      propertyType: 'Commercial Building',
      roofType: 'Flat',
      electricityBill: 500,
      businessType: 'Office',
      batteryIncluded: false,
      batteryType: '',
    });
    expect(quoted(initialValues()).figures.panelCount).toBe(25);
  });

  it('has the postcode that the page knows, and nothing else that it says', () => {
    expect(initialValues(parsePrefill(attributes, { postcode: 'NE1 4LP', systemSize: '100' }))).toEqual({
      ...initialValues(),
      postcode: 'NE1 4LP',
    });
  });
});

describe('the request body', () => {
  it('is what the contract reads, priced alike on both sides', () => {
    const withBattery = { batteryIncluded: true, batteryType: 'commercial-battery-20kwh' };
    for (const change of [{}, { systemSize: 95 }, { systemSize: 45, ...withBattery }]) {
      const result = readCommercialSolar(bodyOf({ ...initialValues(), ...person, ...change }));
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(result.submission.price.status).toBe('ok');
      expect(result.submission.proposedReference).toBe('CS-COM-123456');
    }
  });

  it('names no battery while its switch is off', () => {
    const values = { ...initialValues(), batteryType: 'commercial-battery-10kwh' };
    expect(bodyOf(values).quote).toMatchObject({ batteryIncluded: false, batteryType: '' });
  });

  it('keeps system and customer apart', () => {
    const { quote, customerInfo } = bodyOf({ ...initialValues(), ...person });
    expect(customerInfo).toEqual({
      propertyType: 'Commercial Building',
      roofType: 'Flat',
      electricityBill: 500,
      businessType: 'Office',
      notes: '',
      ...person,
      consent: extras.consent,
    });
    expect(quote).toMatchObject({ systemSize: 10, panelCount: 25, totalCost: 8024.9, quoteRef: 'CS-COM-123456' });
  });
});

describe('stored answers', () => {
  it('come back from the local record of a quote', () => {
    const values = { ...initialValues(), ...person, systemSize: 60, electricityBill: 0 };
    const record = { ...bodyOf(values), timestamp: '2026-11-20T12:00:00Z' };
    expect(restoreValues(spec.valuesOfRecord(record), initialValues())).toEqual(values);
  });

  it.each([undefined, 'text', 7, { panelType: 'panel-455w' }, { panelType: 7 }, { firstName: 7 }])(
    'that are not ours change nothing: %j',
    (stored) => {
      expect(restoreValues(stored, initialValues())).toEqual(initialValues());
    },
  );
});

describe('savings above the bill', () => {
  // 10 kW × 950 kWh × £0.18 = £1,710 a year.
  it.each([
    [500, 0],
    [142.5, 0],
    [142.49, 1709.88],
    [0, 0],
  ])('with £%d a month: a year of £%d', (electricityBill, year) => {
    const values = { ...initialValues(), electricityBill };
    expect(toPounds(billBelowSavings(values, quoted(values)))).toBe(year);
  });
});

it('asks once about a number of another country, on the contact step alone', () => {
  const values = { ...initialValues(), phone: '+1 212 555 0100' };
  expect([1, 2, 3].map((step) => spec.confirmationsFor(values, step).length)).toEqual([0, 0, 1]);
});

it('tells analytics the total and the reference, and posts once', () => {
  expect(spec.conversionOf(quoted(initialValues()), 'CS-COM-123456')).toEqual({
    value: 8024.9,
    transactionId: 'CS-COM-123456',
    currency: 'GBP',
  });
  expect(spec.toasts.saveFailed).toBeUndefined();
});

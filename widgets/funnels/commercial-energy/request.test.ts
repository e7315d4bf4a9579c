import { describe, expect, it } from 'vitest';
import { readCommercialEnergy } from '#contract/commercial-energy/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import { quoteOf, restoreValues, spec, toQuoteData, valuesOfRecord } from './request.ts';
import { attributes, initialValues, type CommercialEnergyValues } from './state.ts';

const answers: Partial<CommercialEnergyValues> = {
  businessName: 'Acme Ltd',
  postcode: 'ne1 4st',
  contactName: 'Jane Doe',
  contactEmail: 'jane@example.com',
  contactPhone: '0191 498 0123',
  consentToContact: true,
};
const valuesWith = (changes: Partial<CommercialEnergyValues> = {}): CommercialEnergyValues => ({
  ...initialValues(),
  ...answers,
  ...changes,
});
const extras = { reference: 'CE-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };
const bodyOf = (values: CommercialEnergyValues) => toQuoteData(values, quoteOf(values), extras);

describe('what a visitor starts with', () => {
  it('is what the specification says, and consent to nothing', () => {
    expect(initialValues({ postcode: 'NE1 4LP' })).toMatchObject({
      businessType: 'retail',
      energyType: 'both',
      usageAmount: 'medium',
      numMeters: '1',
      preferredContactMethod: 'email',
      consentToContact: false,
      postcode: 'NE1 4LP',
    });
  });

  it('takes a postcode from another page and nothing else', () => {
    expect(parsePrefill(attributes, { postcode: 'NE1 4LP', businessName: 'Acme Ltd' })).toEqual({
      postcode: 'NE1 4LP',
    });
    expect(parsePrefill(attributes, {})).toEqual({});
  });
});

describe('the request body', () => {
  it('is what the contract reads', () => {
    const result = readCommercialEnergy(bodyOf(valuesWith()));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.submission).toMatchObject({ proposedReference: 'CE-123456', contact: { postcode: 'NE1 4ST' } });
  });

  it('has figures as numbers, of a business that gives its own', () => {
    const custom = valuesWith({ usageAmount: 'custom', usageKwh: '25,000 kWh', spendMonthly: '£450' });
    expect(bodyOf(custom)).toMatchObject({ usageKwh: 25_000, spendMonthly: 450 });
    expect(bodyOf({ ...custom, spendMonthly: ' ' })).toMatchObject({ spendMonthly: '' });
    expect(bodyOf({ ...custom, usageAmount: 'low' })).toMatchObject({ usageKwh: '', spendMonthly: '' });
  });

  it('has the meters of the energy that is asked for', () => {
    const meters = { mpan: '1500000000006', mprn: '123456' };
    expect(bodyOf(valuesWith(meters))).toMatchObject(meters);
    expect(bodyOf(valuesWith({ ...meters, energyType: 'gas' }))).toMatchObject({ mpan: '', mprn: '123456' });
    expect(bodyOf(valuesWith({ ...meters, energyType: 'electricity' }))).toMatchObject({ ...meters, mprn: '' });
  });
});

it('tells analytics a conversion of 100 under the one number of the request', () => {
  expect(spec.conversionOf(quoteOf(valuesWith()), 'CE-123456')).toEqual({
    value: 100,
    currency: 'GBP',
    label: 'commercial_energy_quote',
    transactionId: 'CE-123456',
  });
});

it('asks once about a phone number of another country', () => {
  const foreign = valuesWith({ contactPhone: '+1 212 555 0100' });
  expect(spec.confirmationsFor(foreign, 3).map(({ name }) => name)).toEqual(['contactPhone']);
  expect(spec.confirmationsFor(foreign, 1)).toEqual([]);
  expect(spec.confirmationsFor(valuesWith(), 3)).toEqual([]);
});

describe('kept answers', () => {
  it('come back, but no consent', () => {
    expect(restoreValues({ ...valuesWith(), leadRoute: 'x' }, initialValues())).toEqual(
      valuesWith({ consentToContact: false }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['text', 'energy'],
    ['another usage', valuesWith({ usageAmount: 'toString' as 'low' })],
    ['another energy', { ...valuesWith(), energyType: 'coal' }],
  ])('of %s are ignored', (_what, stored) => expect(restoreValues(stored, initialValues())).toEqual(initialValues()));

  it('come back from the record of a sent request too', () => {
    const custom = valuesWith({ usageAmount: 'custom', usageKwh: '25000' });
    const record = { ...bodyOf(custom), timestamp: '2026-11-20T12:00:00Z' };
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual({ ...custom, consentToContact: false });
  });
});

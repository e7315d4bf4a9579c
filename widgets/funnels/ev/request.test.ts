import { describe, expect, it } from 'vitest';
import { readEv } from '#contract/ev/submission.ts';
import { parsePrefill } from '../../runtime/prefill.ts';
import {
  answersOf,
  installationOf,
  modelsOf,
  OTHER_MODEL,
  quoteOf,
  restoreValues,
  spec,
  toQuoteData,
  valuesOfRecord,
} from './request.ts';
import { attributes, initialValues, type EvValues } from './state.ts';

const extras = { reference: 'EVQ-123456', consent: { version: 'v', time: '2026-11-20T12:00:00Z' } };
const filled: EvValues = {
  ...initialValues({ postcode: 'NE1 4ST', customerType: 'home' }),
  charger: 'charger-2',
  carBrand: 'Tesla',
  carModel: 'Model 3',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
};

function bodyOf(changes: Partial<EvValues> = {}) {
  const values = { ...filled, ...changes };
  const quote = quoteOf(values);
  if (!quote) throw new Error('expected a quote of a charger in the catalogue');
  return toQuoteData(values, quote, extras);
}

describe('what a visitor starts with', () => {
  it('is what the specification says, with no charger chosen and no box ticked', () => {
    expect(initialValues()).toMatchObject({
      charger: '',
      parkingType: 'driveway',
      meterDistance: 'under-10',
      isRenting: 'false',
      hasEV: 'true',
      marketingConsent: false,
      marketingText: false,
      marketingPhone: false,
    });
  });

  it('takes from another page what it understands', () => {
    expect(parsePrefill(attributes, { customerType: 'castle', postcode: 'NE1 4LP', carBrand: 'Tesla' })).toEqual({
      postcode: 'NE1 4LP',
    });
    expect(parsePrefill(attributes, { customerType: 'business' })).toEqual({ customerType: 'business' });
  });
});

describe('models', () => {
  it('belong to a brand: none before one is chosen, none of "Other"', () => {
    expect(modelsOf({ ...filled, carBrand: '' })).toEqual([]);
    expect(modelsOf({ ...filled, carBrand: 'Other' })).toEqual([]);
    expect(modelsOf({ ...filled, carBrand: 'Polestar' })).toContain('Polestar 2');
  });
});

describe('the request body', () => {
  it('is what the contract reads, priced alike on both sides', () => {
    const result = readEv(bodyOf());
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.submission).toMatchObject({
      customerType: 'home',
      proposedReference: 'EVQ-123456',
      price: { status: 'ok', totalPence: 899_00, statedPence: 899_00 },
    });
  });

  it('has exactly the fields of the wire', () => {
    expect(bodyOf({ customerType: '' })).toEqual({
      customerInfo: {
        firstName: 'Jane',
        lastName: 'Doe',
        email: 'jane@example.com',
        phone: '0191 498 0123',
        address: '1 Test Street',
        postcode: 'NE1 4ST',
        carBrand: 'Tesla',
        carModel: 'Model 3',
        parkingType: 'driveway',
        meterDistance: 'under-10',
        isRenting: false,
        deliveryDate: '',
        hasEV: true,
        marketingConsent: false,
        notes: '',
        quoteRef: 'EVQ-123456',
        marketing: { email: false, text: false, phone: false },
        consent: extras.consent,
      },
      charger: { id: 'charger-2', name: 'Everyday cable charger', price: 899 },
    });
  });

  it('has the price before the grant, also for who rents', () => {
    expect(bodyOf({ isRenting: 'true' })).toMatchObject({ customerInfo: { isRenting: true }, charger: { price: 899 } });
  });

  it('has a day of delivery only where the car is not there yet', () => {
    const day = { deliveryDate: '2099-01-01' };
    expect(bodyOf({ ...day, hasEV: 'true' }).customerInfo).toMatchObject({ hasEV: true, deliveryDate: '' });
    expect(bodyOf({ ...day, hasEV: 'false' }).customerInfo).toMatchObject({ hasEV: false, ...day });
  });

  it('has the model that was typed where no list has it', () => {
    const typed = { carModel: OTHER_MODEL, carModelTyped: 'Cybertruck' };
    expect(bodyOf(typed).customerInfo.carModel).toBe('Cybertruck');
    expect(bodyOf({ carBrand: 'Other', carModel: 'MG4' }).customerInfo.carModel).toBe('MG4');
  });
});

it('tells analytics the price of the charger, before any grant, under the reference', () => {
  const quote = quoteOf(filled);
  expect(quote && spec.conversionOf(quote, 'EVQ-123456')).toEqual({
    value: 899,
    transactionId: 'EVQ-123456',
    currency: 'GBP',
  });
});

describe('answers in words', () => {
  const wordsOf = (changes: Partial<EvValues>) => {
    const values = { ...filled, ...changes };
    const quote = quoteOf(values);
    return quote && answersOf(values, quote);
  };

  it('say what was chosen', () => {
    expect(wordsOf({ isRenting: 'true', parkingType: 'on-street', meterDistance: 'over-30' })).toEqual({
      car: 'Tesla Model 3',
      delivery: undefined,
      parking: 'On the street',
      distance: 'Over 30 metres',
      property: 'Rented',
    });
  });

  it.each([
    [{ carBrand: 'Other', carModel: '' }, { car: 'Another make' }],
    [{ carBrand: 'Other', carModel: 'MG4' }, { car: 'MG4' }],
    [{ hasEV: 'false' }, { delivery: 'Not delivered yet' }],
    [{ hasEV: 'false', deliveryDate: '2027-03-01' }, { delivery: '1 March 2027' }],
  ])('of %j', (changes, words) => expect(wordsOf(changes)).toMatchObject(words));

  it('wait with the installation until parking and distance are chosen', () => {
    expect(installationOf({ ...filled, parkingType: '' })).toBeUndefined();
    expect(installationOf(filled)?.kind).toBe('standard');
  });
});

describe('kept answers', () => {
  it('come back, also before a charger is chosen', () => {
    const kept = { ...filled, charger: '', leadRoute: 'x' };
    expect(restoreValues(kept, initialValues())).toEqual({ ...filled, charger: '' });
  });

  it.each([
    ['nothing', undefined],
    ['text', 'ev'],
    ['a truth value in a choice', { hasEV: false }],
    ['a charger that is sold no more', { ...filled, charger: 'charger-9' }],
    ['an unknown brand', { ...filled, carBrand: 'Trabant' }],
  ])('of %s are ignored', (_what, stored) => expect(restoreValues(stored, initialValues())).toEqual(initialValues()));

  it.each<[string, Partial<EvValues>]>([
    ['the usual', {}],
    ['a rented home and a car to come', { isRenting: 'true', hasEV: 'false', deliveryDate: '2099-01-01' }],
    ['a typed model', { carModel: OTHER_MODEL, carModelTyped: 'Cybertruck' }],
    ['another make', { carBrand: 'Other', carModel: 'MG4' }],
    ['ticked boxes', { marketingConsent: true, marketingPhone: true }],
  ])('come back from the record of a sent quote: %s', (_what, changes) => {
    const record = { ...bodyOf(changes), timestamp: '2026-11-20T12:00:00Z' };
    expect(restoreValues(valuesOfRecord(record), initialValues())).toEqual({ ...filled, ...changes });
  });
});

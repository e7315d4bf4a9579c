import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { contactStepSchema, vehicleStepSchema } from './schema.ts';
import { readEv } from './submission.ts';

const { charger: _first, carBrand, parkingType, meterDistance, ...person } = validation.validBase;
const vehicle = {
  carBrand,
  carModel: '',
  carModelTyped: '',
  parkingType,
  meterDistance,
  hasEV: 'true',
  deliveryDate: '',
};
const vehicleStep = vehicleStepSchema(() => '2026-11-20');

describe('worked validation cases', () => {
  it.each(validation.cases.map((worked) => [worked.id, worked] as const))('%s', (_id, worked) => {
    const { change, expect: expected, step } = worked;
    const result =
      step === 2
        ? vehicleStep.safeParse({ ...vehicle, ...change })
        : contactStepSchema.safeParse({ ...person, postcode: '', ...change });
    // The widget asks once before it takes a number of another country; the schema, like the server, takes it.
    const isForeignPhone = 'phone' in change && change.phone === '+1 212 555 0100';
    expect(result.success).toBe(expected.advances || isForeignPhone);
    if (result.success) return;
    const told = new Map(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
    expect([...told.keys()].toSorted()).toEqual(Object.keys(expected.errors).toSorted());
    for (const [field, text] of Object.entries(expected.errors)) {
      expect(told.get(field)).toBeTruthy();
      if (!text.startsWith('(')) expect(told.get(field)).toBe(text);
    }
  });
});

describe('the day of delivery', () => {
  const takes = (deliveryDate: string, hasEV = 'false') =>
    vehicleStep.safeParse({ ...vehicle, hasEV, deliveryDate }).success;

  it('is today or later, or left out', () => {
    expect(['', '2026-11-20', '2027-06-30'].map((day) => takes(day))).toEqual([true, true, true]);
    expect(['2026-11-19', '2026-02-30', '20/12/2026', 'soon'].map((day) => takes(day))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('is nobody’s business where the car is there', () => {
    expect(takes('2020-01-01', 'true')).toBe(true);
  });

  it('is told beside what else is wrong', () => {
    const result = vehicleStep.safeParse({ ...vehicle, carBrand: '', hasEV: 'false', deliveryDate: '2026-11-19' });
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['carBrand', 'deliveryDate']);
  });
});

const customerInfo = {
  ...person,
  postcode: 'ne14st',
  carBrand,
  carModel: 'Model 3',
  parkingType,
  meterDistance,
  isRenting: false,
  deliveryDate: '',
  hasEV: true,
  marketingConsent: false,
  notes: '',
  quoteRef: 'EVQ-123456',
};
const charger = { id: 'charger-1', name: 'Compact socket charger', price: 799 };

function read(changes: { charger?: object; customerInfo?: object } = {}) {
  const result = readEv({
    charger: { ...charger, ...changes.charger },
    customerInfo: { ...customerInfo, ...changes.customerInfo },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

describe('a request', () => {
  it('is priced with the charger before any grant', () => {
    expect(read({ customerInfo: { isRenting: true } })).toMatchObject({
      contact: { postcode: 'NE1 4ST', email: 'jane@example.com' },
      customerType: null,
      proposedReference: 'EVQ-123456',
      price: { status: 'ok', totalPence: 799_00, statedPence: 799_00 },
    });
  });

  it.each([
    ['another price', { price: 299 }, 'mismatch', 799_00],
    ['a charger that the catalogue does not know', { id: 'charger-9' }, 'unknown-item', null],
  ])('with %s is kept and flagged', (_what, change, status, totalPence) => {
    expect(read({ charger: change }).price).toMatchObject({ status, totalPence });
  });

  it('may leave out the postcode, the model and all that has a default', () => {
    const { data, contact } = read({
      customerInfo: { postcode: undefined, carModel: undefined, isRenting: undefined, hasEV: undefined },
    });
    expect(contact.postcode).toBe('');
    expect(data.customerInfo).toMatchObject({ isRenting: false, hasEV: true });
  });

  it('keeps whether it is for a home or a business', () => {
    expect(read({ customerInfo: { customerType: 'business' } }).customerType).toBe('business');
  });

  it('keeps a day of delivery that has passed', () => {
    expect(read({ customerInfo: { hasEV: false, deliveryDate: '2020-01-01' } }).data.customerInfo.deliveryDate).toBe(
      '2020-01-01',
    );
  });

  it('is the same submission whatever price and reference it carries, another with another answer', () => {
    const { identity } = read();
    expect(read({ charger: { price: 1 }, customerInfo: { quoteRef: 'EVQ-000001' } }).identity).toEqual(identity);
    expect(read({ charger: { id: 'charger-2' } }).identity).not.toEqual(identity);
    expect(read({ customerInfo: { isRenting: true } }).identity).not.toEqual(identity);
    expect(read({ customerInfo: { notes: 'after six' } }).identity).not.toEqual(identity);
  });

  it('names every wrong value by its path, all at once', () => {
    const result = readEv({
      charger: { id: '', price: -1 },
      customerInfo: {
        ...customerInfo,
        email: 'jane',
        carBrand: 'Trabant',
        parkingType: 'moon',
        hasEV: 'yes',
        deliveryDate: '31/12/2026',
        carModel: 'x'.repeat(61),
      },
    });
    expect(result.ok ? [] : result.problems.map(({ path }) => path).toSorted()).toEqual([
      'quoteData.charger.id',
      'quoteData.charger.price',
      'quoteData.customerInfo.carBrand',
      'quoteData.customerInfo.carModel',
      'quoteData.customerInfo.deliveryDate',
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.hasEV',
      'quoteData.customerInfo.parkingType',
    ]);
  });

  it.each([[null], [[]], [{}], ['ev'], [{ charger: null, customerInfo: null }], [{ customerInfo }]])(
    'of the wrong shape is refused with a sentence: %j',
    (body) => {
      const result = readEv(body);
      expect(result.ok).toBe(false);
      if (!result.ok)
        for (const { message } of result.problems) expect(message).toMatch(/^(Send|Enter|Choose|Please|Say) /);
    },
  );
});

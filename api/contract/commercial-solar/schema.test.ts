import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { COMMERCIAL_BUSINESS_TYPES } from './limits.ts';
import { contactStepSchema, systemStepSchema } from './schema.ts';
import { readCommercialSolar } from './submission.ts';

const { systemSize: _systemSize, electricityBill: _bill, ...contact } = validation.validBase;
const system = { systemSize: 10, propertyType: 'Commercial Building', roofType: 'Flat', electricityBill: 500 };

const messagesOf = (result: ReturnType<typeof systemStepSchema.safeParse>) =>
  result.error?.issues.map(({ message }) => message);

describe('worked validation cases, contact step', () => {
  const cases = validation.cases.filter(({ step }) => step === 3 || step === '*');
  it.each(cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    const result = contactStepSchema.safeParse({ ...contact, ...change });
    // The widget asks once before it takes a number of another country; the schema, like the server, takes it.
    const isForeignPhone = 'phone' in change && change.phone === '+1 212 555 0100';
    expect(result.success).toBe(expected.advances || isForeignPhone);
    if (result.success) return;
    for (const [field, text] of Object.entries(expected.errors)) {
      const issue = result.error.issues.find(({ path }) => path.join('.') === field);
      expect(issue?.message).toBeTruthy();
      if (!text.startsWith('(')) expect(issue?.message).toBe(text);
    }
  });

  it('asks for every field that is marked required, all at once', () => {
    const { error } = contactStepSchema.safeParse({});
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'address',
      'businessName',
      'email',
      'firstName',
      'lastName',
      'phone',
      'postcode',
    ]);
  });
});

describe('worked validation cases, system step', () => {
  const cases = validation.cases.filter(({ step }) => step === 1);
  it.each(cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    expect(systemStepSchema.safeParse({ ...system, ...change }).success).toBe(expected.advances);
  });

  it('takes 5 to 100 kW in steps of 5 and tells a wrong size once', () => {
    const takes = (systemSize: unknown) => systemStepSchema.safeParse({ ...system, systemSize }).success;
    expect([5, 10, 55, 100].map(takes)).toEqual([true, true, true, true]);
    for (const systemSize of [0, -5, 1, 7.5, 99, 105, Number.NaN, Infinity, '10']) {
      expect(messagesOf(systemStepSchema.safeParse({ ...system, systemSize }))).toEqual([
        'Choose a system size from 5 to 100 kW, in steps of 5 kW',
      ]);
    }
  });

  it('takes any bill from nothing up, with pence', () => {
    const takes = (electricityBill: unknown) => systemStepSchema.safeParse({ ...system, electricityBill }).success;
    expect([0, 0.01, 512.5, 1_000_000].map(takes)).toEqual([true, true, true, true]);
    expect([-0, -0.01, 1_000_001, Number.NaN, '500'].map(takes)).toEqual([false, false, false, false, false]);
  });
});

const quote = {
  systemSize: 10,
  panelType: 'commercial-panel-440w',
  panelCount: 25,
  inverterType: 'commercial-inverter-three-phase',
  mountingType: 'commercial-mounting-flat',
  batteryIncluded: false,
  batteryType: '',
  totalCost: 8024.9,
  quoteRef: 'CS-COM-123456',
};
const customerInfo = { ...contact, businessType: 'Office', ...system };

function read(quoteChange: object, customerChange: object = {}) {
  const result = readCommercialSolar({
    quote: { ...quote, ...quoteChange },
    customerInfo: { ...customerInfo, ...customerChange },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

describe('a request', () => {
  it('is priced again', () => {
    expect(read({}).price).toEqual({ status: 'ok', totalPence: 802_490, statedPence: 802_490 });
    expect(read({}).customerType).toBe('business');
  });

  it.each([
    ['a total', { totalCost: 1 }, 'mismatch', 802_490],
    ['a panel count', { panelCount: 10 }, 'mismatch', 802_490],
    ['savings', { estimatedAnnualSavings: 1800 }, 'mismatch', 802_490],
    ['a panel of the other calculator', { panelType: 'panel-455w' }, 'unknown-item', null],
  ])('with %s of its own is kept and flagged', (_what, change, status, totalPence) => {
    expect(read(change).price).toMatchObject({ status, totalPence });
  });

  it('keeps a proposed reference of the specified format and no other', () => {
    expect(read({}).proposedReference).toBe('CS-COM-123456');
    for (const quoteRef of ['SQ-123456', 'CS-COM-12<b>', undefined]) {
      expect(read({ quoteRef }).proposedReference).toBe('');
    }
  });

  it('is the same submission whatever reference and figures it carries, another with another answer', () => {
    const { identity } = read({});
    const again = read({ totalCost: 5, quoteRef: 'CS-COM-000001' }, { consent: { version: 'other' } });
    expect(again.identity).toEqual(identity);
    expect(read({ systemSize: 15 }).identity).not.toEqual(identity);
    expect(read({ inverterType: 'commercial-inverter-single-phase' }).identity).not.toEqual(identity);
    expect(read({}, { electricityBill: 600 }).identity).not.toEqual(identity);
  });

  it('takes the business types of all lists of the specification and no others', () => {
    const isTaken = (businessType: string) =>
      readCommercialSolar({ quote, customerInfo: { ...customerInfo, businessType } }).ok;
    expect([...COMMERCIAL_BUSINESS_TYPES, 'Agriculture', 'Warehouse', ''].every(isTaken)).toBe(true);
    expect(isTaken('Castle')).toBe(false);
  });

  it('names every wrong value by its path, all at once', () => {
    const result = readCommercialSolar({
      quote: { ...quote, systemSize: 12 },
      customerInfo: {
        ...customerInfo,
        businessName: ' ',
        email: 'jane',
        propertyType: 'Detached',
        electricityBill: -1,
      },
    });
    expect(result.ok ? [] : result.problems.map(({ path }) => path).toSorted()).toEqual([
      'quoteData.customerInfo.businessName',
      'quoteData.customerInfo.electricityBill',
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.propertyType',
      'quoteData.quote.systemSize',
    ]);
  });

  it.each([[null], [[]], [{}], ['text'], [{ quote: null, customerInfo: null }], [{ quote }]])(
    'of the wrong shape is refused with a sentence: %j',
    (body) => {
      const result = readCommercialSolar(body);
      expect(result.ok).toBe(false);
      if (!result.ok) for (const { message } of result.problems) expect(message).toMatch(/^(Send|Enter|Choose|Say) /);
    },
  );
});

import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { solarLimits } from './limits.ts';
import { contactStepSchema, systemStepSchema } from './schema.ts';
import { readSolar } from './submission.ts';

const contact = { ...validation.validBase };

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
});

describe('worked validation cases, system step', () => {
  const system = {
    customerType: 'home',
    systemSize: 4,
    propertyType: 'Detached',
    roofType: 'Pitched',
    electricityBill: 80,
  };
  const cases = validation.cases.filter(({ step }) => step === 1);
  it.each(cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    expect(systemStepSchema.safeParse({ ...system, ...change }).success).toBe(expected.advances);
  });

  it('takes the sizes of the specification and no others', () => {
    for (const [type, { min, max }] of Object.entries(solarLimits.sizeKw)) {
      const takes = (systemSize: unknown) =>
        systemStepSchema.safeParse({ ...system, customerType: type, systemSize }).success;
      expect([min - 1, min, max, max + 1, Number.NaN, '4'].map(takes)).toEqual([
        false,
        true,
        true,
        false,
        false,
        false,
      ]);
    }
  });

  it('tells a home the limits of a home, and a business those of a business', () => {
    const told = (change: object) =>
      systemStepSchema.safeParse({ ...system, ...change }).error?.issues.map(({ message }) => message);
    for (const systemSize of [-4, 0, 13, 31])
      expect(told({ systemSize })).toEqual(['Choose a system size from 1 to 12 kW for a home']);
    for (const systemSize of [-4, 0, 31]) {
      expect(told({ customerType: 'business', systemSize })).toEqual([
        'Choose a system size from 1 to 30 kW for a business',
      ]);
    }
    expect(told({ systemSize: 4.5 })).toEqual(['Enter the system size in whole kilowatts']);
  });

  it.each(['home', 'business'])('takes any bill of a %s above nothing, pence included', (customerType) => {
    const takes = (electricityBill: unknown) =>
      systemStepSchema.safeParse({ ...system, customerType, electricityBill }).success;
    expect([0.01, 5, 29, 80.5, 500, 501, 812.37, 1_000_000].filter((bill) => !takes(bill))).toEqual([]);
    const wrong = [0, -0, 0.001, -80, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000.01, '80', null];
    expect(wrong.filter(takes)).toEqual([]);
  });

  it('says what a bill must be', () => {
    const told = (electricityBill: number) =>
      systemStepSchema.safeParse({ ...system, electricityBill }).error?.issues.map(({ message }) => message);
    for (const bill of [0, -5, Number.NaN])
      expect(told(bill)).toEqual(['Enter your monthly bill in pounds, more than £0, like 80 or 92.50']);
    expect(told(2e6)).toEqual(['Enter the bill of one month, £1,000,000 at most']);
  });
});

const quoteData = {
  quote: {
    systemSize: 4,
    panelType: 'panel-455w',
    panelCount: 10,
    inverterType: 'inverter-1',
    mountingType: 'mounting-pitched',
    batteryIncluded: false,
    batteryType: '',
    totalCost: 3296.85,
    quoteRef: 'SQ-123456',
  },
  customerInfo: { ...contact, propertyType: 'Detached', roofType: 'Pitched', electricityBill: 80 },
};

function read(quote: object, customer: object = {}) {
  const result = readSolar({
    quote: { ...quoteData.quote, ...quote },
    customerInfo: { ...quoteData.customerInfo, ...customer },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

describe('a request', () => {
  it('is priced again', () => {
    expect(read({}).price).toEqual({ status: 'ok', totalPence: 329_685, statedPence: 329_685 });
    expect(read({ totalCost: undefined }).price.statedPence).toBeNull();
  });

  it.each([
    ['a total', { totalCost: 1 }, 'mismatch', 329_685],
    ['a panel count', { panelCount: 2 }, 'mismatch', 329_685],
    ['an unknown panel', { panelType: 'panel-1w' }, 'unknown-item', null],
  ])('with %s of its own is kept and flagged', (_what, change, status, totalPence) => {
    expect(read(change).price).toMatchObject({ status, totalPence });
  });

  it('keeps a proposed reference of the specified format and no other', () => {
    expect(read({}).proposedReference).toBe('SQ-123456');
    expect(read({ quoteRef: 'SQ-12<b>' }).proposedReference).toBe('');
    expect(read({ quoteRef: undefined }).proposedReference).toBe('');
  });

  it('is the same submission whatever reference and figures it carries, another with another answer', () => {
    expect(read({ totalCost: 5, quoteRef: 'SQ-000001' }).identity).toEqual(read({}).identity);
    expect(read({ systemSize: 5 }).identity).not.toEqual(read({}).identity);
    expect(read({}, { notes: 'after six' }).identity).not.toEqual(read({}).identity);
  });

  it('stores one spelling of a property type and of a postcode', () => {
    const { data } = read({}, { propertyType: 'Semi-Detached', postcode: 'ne14st' });
    expect(data.customerInfo).toMatchObject({ propertyType: 'Semi-detached', postcode: 'NE1 4ST' });
  });

  it('takes the business types of both lists of the specification and no others', () => {
    const isTaken = (businessType: string) => {
      const customer = { customerType: 'business', businessName: 'Acme Ltd', businessType };
      const { quote, customerInfo } = quoteData;
      return readSolar({ quote, customerInfo: { ...customerInfo, ...customer } }).ok;
    };
    expect(['', 'Retail', 'Warehouse', 'Other', 'Castle'].map(isTaken)).toEqual([true, true, true, true, false]);
  });

  it('takes the true amount beside a bill that the scale caps, and bills of clients that know no cap', () => {
    const customer = { electricityBill: 500, electricityBillAtLeast: true, electricityBillStated: 812.37 };
    expect(read({}, customer).data.customerInfo).toMatchObject(customer);
    expect(read({}, { electricityBill: 812.37 }).data.customerInfo.electricityBill).toBe(812.37);
    expect(read({}, customer).identity).not.toEqual(read({}, { ...customer, electricityBillStated: 900 }).identity);
  });

  it('names every wrong value by its path, all at once', () => {
    const result = readSolar({
      quote: { ...quoteData.quote, systemSize: 13 },
      customerInfo: { ...quoteData.customerInfo, email: 'jane', firstName: ' ' },
    });
    expect(result.ok ? [] : result.problems.map(({ path }) => path).toSorted()).toEqual([
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.firstName',
      'quoteData.quote.systemSize',
    ]);
  });

  it.each([[null], [[]], [{}], ['solar'], [{ quote: null, customerInfo: null }], [{ quote: quoteData.quote }]])(
    'of the wrong shape is refused with a sentence: %j',
    (body) => {
      const result = readSolar(body);
      expect(result.ok).toBe(false);
      if (!result.ok) for (const { message } of result.problems) expect(message).toMatch(/^(Send|Enter|Choose|Say) /);
    },
  );
});

import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { businessStepSchema, contactStepSchema, energyStepSchema } from './schema.ts';
import { readCommercialEnergy } from './submission.ts';

const base = validation.validBase;
const STEPS = { 1: businessStepSchema, 2: energyStepSchema, 3: contactStepSchema } as const;
// Cases of every funnel's postcode and phone name those of a household's form.
const OWN_NAMES: Readonly<Record<string, string>> = { phone: 'contactPhone' };
const STEP_OF = { postcode: 1, phone: 3, mpan: 2, mprn: 2 } as const;

type Worked = (typeof validation.cases)[number];
const own = (texts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [OWN_NAMES[name] ?? name, value]));
const schemaOf = ({ funnel, step }: Worked) => {
  const number = funnel in STEP_OF ? STEP_OF[funnel as keyof typeof STEP_OF] : Number(step);
  return STEPS[number as keyof typeof STEPS];
};

describe('worked validation cases', () => {
  it.each(validation.cases.map((worked) => [worked.id, worked] as const))('%s', (_id, worked) => {
    const change = own(worked.change);
    const result = schemaOf(worked).safeParse({ ...base, ...change });
    // The widget asks once before it takes a number of another country; the schema, like the server, takes it.
    const isForeignPhone = change.contactPhone === '+1 212 555 0100';
    expect(result.success).toBe(worked.expect.advances || isForeignPhone);
    if (result.success) return;
    const told = Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
    expect(told).toEqual(own(worked.expect.errors));
  });
});

describe('the rule on usage', () => {
  const isTaken = (change: object) => energyStepSchema.safeParse({ ...base, usageAmount: 'custom', ...change }).success;

  it('asks for a figure of gas or both, and takes either', () => {
    expect(['both', 'gas', 'electricity'].map((energyType) => isTaken({ energyType }))).toEqual([false, false, true]);
    expect(isTaken({ usageKwh: 9000 })).toBe(true);
    expect(isTaken({ spendMonthly: 99.5 })).toBe(true);
  });

  it.each([
    ['25,000', 25_000],
    ['25 000 kWh', 25_000],
    ['£1,450.50', 1450.5],
    ['  ', ''],
    [25_000, 25_000],
  ])('reads %j as %j', (typed, read) => {
    const result = energyStepSchema.safeParse({ ...base, usageKwh: typed });
    expect(result.success && result.data.usageKwh).toBe(read);
  });

  it.each(['lots', '-5', '0', -5, 0, Number.NaN, 1e12, true, null])('refuses %j as a figure, once', (usageKwh) => {
    const result = energyStepSchema.safeParse({ ...base, usageAmount: 'custom', usageKwh });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'Enter the usage in kWh a year as a number, like 25,000, or leave it blank',
    ]);
  });
});

const wire = {
  ...base,
  address: '1 Test Street',
  currentSupplier: '',
  contractEndDate: '2027-03-31',
  usageKwh: '',
  spendMonthly: '',
  mprn: '',
  mpan: '03 801 520 15 0000 0000 006',
  contactPosition: 'Owner',
  notes: '',
  quoteRef: 'CE-123456',
};
function read(change: object = {}) {
  const result = readCommercialEnergy({ ...wire, ...change });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

describe('a request', () => {
  it('is read without a price, as a business', () => {
    expect(read({ postcode: 'ne14st' })).toMatchObject({
      contact: { firstName: 'Jane Doe', lastName: '', email: 'jane@example.com', postcode: 'NE1 4ST' },
      customerType: 'business',
      proposedReference: 'CE-123456',
      price: { status: null, totalPence: null, statedPence: null },
    });
  });

  it('stores the digits of a supply number', () => {
    expect(read().data.mpan).toBe('1500000000006');
    expect(read({ mpan: '15 0000 0000 007', numMeters: '2' }).data.mpan).toBe('1500000000007');
  });

  it('of an old form keeps its lead: what has a default may be missing', () => {
    const { businessName, postcode, contactName, contactEmail, contactPhone, consentToContact } = base;
    const result = readCommercialEnergy({
      businessName,
      postcode,
      contactName,
      contactEmail,
      contactPhone,
      consentToContact,
    });
    expect(result.ok && result.submission.data).toMatchObject({
      businessType: 'retail',
      energyType: 'both',
      usageAmount: 'medium',
      usageKwh: '',
      numMeters: '1',
      preferredContactMethod: 'email',
    });
  });

  it('takes the business types of both lists of the specification and no others', () => {
    const isTaken = (businessType: string) => readCommercialEnergy({ ...wire, businessType }).ok;
    expect(['warehouse', 'education', 'agriculture', 'other', 'castle'].map(isTaken)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('is the same submission whatever reference and consent time it carries, another with another answer', () => {
    const consent = { version: 'a', time: '2026-11-20T12:00:00Z' };
    expect(read({ quoteRef: 'CE-000001', consent }).identity).toEqual(read().identity);
    expect(read({ numMeters: '2' }).identity).not.toEqual(read().identity);
  });

  it('names every wrong value by its path, all at once', () => {
    const result = readCommercialEnergy({
      ...wire,
      businessName: ' ',
      contactEmail: 'jane',
      consentToContact: false,
      energyType: 'both',
      usageAmount: 'custom',
      contractEndDate: '2027-02-30',
      mprn: '12',
    });
    expect(result.ok ? [] : result.problems.map(({ path }) => path).toSorted()).toEqual([
      'quoteData.businessName',
      'quoteData.consentToContact',
      'quoteData.contactEmail',
      'quoteData.contractEndDate',
      'quoteData.mprn',
      'quoteData.usageKwh',
    ]);
  });

  it.each([[null], [[]], [{}], ['text'], [{ mpan: 7, mprn: [] }], [{ usageKwh: {} }]])(
    'of the wrong shape is refused with a sentence: %j',
    (body) => {
      const result = readCommercialEnergy(body);
      expect(result.ok).toBe(false);
      if (!result.ok) for (const { message } of result.problems) expect(message).toMatch(/^[A-Z][\w ]+/);
    },
  );
});

import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { detailsStepSchema } from './schema.ts';
import { readHomecare } from './submission.ts';

const customerInfo = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  postcode: 'ne14st',
  quoteRef: 'HC-123456',
};
const plan = { type: 'Standard', price: 14, period: 'monthly', features: ['Annual boiler service'] };

const problemsOf = (quoteData: unknown): readonly string[] => {
  const result = readHomecare(quoteData);
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

describe('a HomeCare request', () => {
  it('is read and priced again', () => {
    const result = readHomecare({ plan, customerInfo });
    expect(result.ok && result.submission).toMatchObject({
      contact: { firstName: 'Jane', postcode: 'NE1 4ST' },
      customerType: null,
      proposedReference: 'HC-123456',
      price: { status: 'ok', totalPence: 14_00 },
    });
  });

  it.each([
    ['Semi-Detached', 'Semi-detached'],
    ['Semi-detached', 'Semi-detached'],
    ['Other', 'Other'],
    ['', ''],
  ])('stores %j as %j', (propertyType, stored) => {
    const result = readHomecare({ plan, customerInfo: { ...customerInfo, propertyType } });
    expect(result.ok && result.submission.data.customerInfo.propertyType).toBe(stored);
  });

  it('needs neither address nor provider, notes, consent or bedrooms', () => {
    const empty = { address: '', currentProvider: '', notes: '', bedrooms: '', propertyType: '' };
    expect(problemsOf({ plan, customerInfo: { ...customerInfo, ...empty } })).toEqual([]);
    expect(problemsOf({ plan: { type: 'Plus' }, customerInfo })).toEqual([]);
  });

  it('is the same submission whatever reference, price and time of consent came with it', () => {
    const identity = (change: object) => {
      const result = readHomecare({
        plan: { ...plan, ...change },
        customerInfo: { ...customerInfo, ...change, consent: { version: 'v', time: JSON.stringify(change) } },
      });
      return result.ok ? result.submission.identity : undefined;
    };
    expect(identity({ price: 15 })).toEqual(identity({ quoteRef: 'HC-654321' }));
    expect(identity({ type: 'Plus' })).not.toEqual(identity({}));
  });

  it.each([
    ['quoteData.plan.type', { plan: {}, customerInfo }],
    ['quoteData.plan', { customerInfo }],
    ['quoteData.plan.price', { plan: { ...plan, price: -1 }, customerInfo }],
    ['quoteData.plan.period', { plan: { ...plan, period: 'yearly' }, customerInfo }],
    ['quoteData.plan.features', { plan: { ...plan, features: 'all' }, customerInfo }],
    ['quoteData.customerInfo', { plan }],
    ['quoteData.customerInfo.email', { plan, customerInfo: { ...customerInfo, email: 'jane' } }],
    ['quoteData.customerInfo.propertyType', { plan, customerInfo: { ...customerInfo, propertyType: 'Castle' } }],
    ['quoteData.customerInfo.bedrooms', { plan, customerInfo: { ...customerInfo, bedrooms: '9' } }],
    ['quoteData.customerInfo.contactConsent', { plan, customerInfo: { ...customerInfo, contactConsent: 'yes' } }],
    ['quoteData', 'text'],
  ])('names what is wrong: %s', (path, quoteData) => expect(problemsOf(quoteData)).toEqual([path]));
});

describe('the worked cases', () => {
  it.each(validation.cases)('$id', ({ change, expect: expected }) => {
    const result = detailsStepSchema.safeParse({ ...validation.validBase, ...change });
    const wrong = result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
    expect(result.success).toBe(expected.advances);
    expect(wrong).toEqual(Object.keys(expected.errors));
  });
});

import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { detailsStepSchema, propertyStepSchema, serviceStepSchema } from './schema.ts';
import { isInstant, readInstant } from './submission.ts';

const customerInfo = {
  customerType: 'home',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street, Newcastle upon Tyne',
  postcode: 'ne14st',
  propertyType: 'Terraced',
  quoteRef: 'QTE-123456',
};
const plan = { type: 'Boiler cover', price: 14.99, period: 'monthly', features: [] };

const problemsOf = (quoteData: unknown): readonly string[] => {
  const result = readInstant(quoteData);
  return result.ok ? [] : result.problems.map(({ path }) => path);
};

describe('an instant quote', () => {
  it('is read and priced again', () => {
    const result = readInstant({ plan, customerInfo });
    expect(result.ok && result.submission).toMatchObject({
      contact: { postcode: 'NE1 4ST' },
      customerType: 'home',
      proposedReference: 'QTE-123456',
      price: { status: 'ok', totalPence: 14_99, statedPence: 14_99 },
    });
  });

  it.each([
    ['another price', { price: 1 }, 'mismatch', 14_99],
    ['no price', { price: undefined }, 'ok', 14_99],
    ['an unknown service', { type: 'Heat pump' }, 'unknown-item', null],
  ])('with %s is kept and flagged', (_what, change, status, totalPence) => {
    const result = readInstant({ plan: { ...plan, ...change }, customerInfo });
    expect(result.ok && result.submission.price).toMatchObject({ status, totalPence });
  });

  it.each([
    ['quoteData.plan.type', { plan: {}, customerInfo }],
    ['quoteData.customerInfo.address', { plan, customerInfo: { ...customerInfo, address: ' ' } }],
    ['quoteData.customerInfo.propertyType', { plan, customerInfo: { ...customerInfo, propertyType: '' } }],
    ['quoteData.customerInfo.customerType', { plan, customerInfo: { ...customerInfo, customerType: 'landlord' } }],
    ['quoteData.customerInfo', { plan }],
    ['quoteData', 'text'],
  ])('names what is wrong: %s', (path, quoteData) => expect(problemsOf(quoteData)).toEqual([path]));

  it('has the words of the specification for the server as well', () => {
    const result = readInstant({ plan, customerInfo: { ...customerInfo, email: 'jane', phone: '' } });
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      'Email is invalid',
      'Phone number is required',
    ]);
  });
});

describe('of two funnels with one type, the instant quote is known', () => {
  it.each([
    ['by its reference', { customerInfo: { quoteRef: 'QTE-123456' }, plan: { type: 'Standard' } }, true],
    ['by the other reference', { customerInfo: { quoteRef: 'HC-123456' }, plan: { type: 'HomeCare' } }, false],
    ['by its service', { customerInfo: {}, plan: { type: 'Boiler cover' } }, true],
    [
      'by a service, though the reference is none',
      { customerInfo: { quoteRef: 'x' }, plan: { type: 'HomeCare' } },
      true,
    ],
    ['by a plan with a catalogue', { customerInfo: {}, plan: { type: 'HomeCare', catalogue: 'instant' } }, false],
    ['by a plan', { customerInfo: {}, plan: { type: 'Standard' } }, false],
    ['by nothing', null, false],
    ['by text', 'QTE-123456', false],
    ['by a list', { customerInfo: [], plan: [] }, false],
  ])('%s', (_what, quoteData, expected) => expect(isInstant(quoteData)).toBe(expected));
});

describe('the worked cases', () => {
  const schemas = [serviceStepSchema, detailsStepSchema, propertyStepSchema];

  it.each(validation.cases)('$id', ({ step, change, expect: expected }) => {
    const result = schemas[step - 1]?.safeParse({ ...validation.validBase, ...change });
    const wrong = result?.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
    expect(result?.success).toBe(expected.advances);
    expect(Object.fromEntries(wrong)).toEqual(expected.errors);
  });

  it('name what is missing in the order of the fields', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '' };
    const messages = detailsStepSchema.safeParse(empty).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
    ]);
  });
});

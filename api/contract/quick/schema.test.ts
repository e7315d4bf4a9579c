import { describe, expect, it } from 'vitest';
import validation from './cases/validation.json' with { type: 'json' };
import { QUICK_SERVICES } from './limits.ts';
import { readQuick } from './submission.ts';

const messagesOf = (quoteData: unknown): Record<string, string> => {
  const result = readQuick(quoteData);
  return result.ok ? {} : Object.fromEntries(result.problems.map(({ path, message }) => [path, message]));
};

describe('worked validation cases', () => {
  it.each(validation.cases.map((worked) => [worked.id, worked] as const))('%s', (_id, { change, expect: expected }) => {
    const told = messagesOf({ ...validation.validBase, ...change });
    const wanted = Object.entries(expected.errors).map(([field, message]) => [`quoteData.${field}`, message]);
    expect(told).toEqual(Object.fromEntries(wanted));
    expect(Object.keys(told).length === 0).toBe(expected.advances);
  });
});

describe('quick', () => {
  it('is read with the postcode in its usual form and no person', () => {
    const result = readQuick({ ...validation.validBase, postcode: 'ne14st' });
    expect(result.ok && result.submission).toMatchObject({
      contact: { firstName: '', email: '', postcode: 'NE1 4ST' },
      customerType: 'home',
      price: { status: null, totalPence: null },
    });
  });

  it('offers the eleven services of the specification, Solar panels first', () => {
    expect(QUICK_SERVICES).toHaveLength(11);
    expect(QUICK_SERVICES[0]).toBe('Solar panels');
  });

  it.each(['BT1 1AA', 'IM1 1AA', 'JE2 3AB', 'GY1 1AA'])('takes %s, though our installers do not go there', (postcode) =>
    expect(messagesOf({ ...validation.validBase, postcode })).toEqual({}),
  );

  it.each([
    [{ customerType: 'school' }, 'quoteData.customerType'],
    [{ service: 'Loft insulation' }, 'quoteData.service'],
    [{ postcode: undefined }, 'quoteData.postcode'],
  ])('%j is named', (change, path) =>
    expect(Object.keys(messagesOf({ ...validation.validBase, ...change }))).toEqual([path]),
  );
});

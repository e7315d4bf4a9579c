import { expect, test } from 'vitest';
import { expiredFacts } from './expiredFacts.ts';

test('what has ended is named from the day after on', () => {
  const facts = { vat: '2027-03-31', grant: '2028-03-31' };
  expect(expiredFacts(facts, '2027-03-31')).toEqual([]);
  expect(expiredFacts(facts, '2027-04-01')).toEqual([
    expect.stringContaining('"vat" was true until 31 March 2027') as string,
  ]);
});

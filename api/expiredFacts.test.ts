import { expect, test } from 'vitest';
import { expiredFacts } from './expiredFacts.ts';

const facts = { vat: '2027-03-31', grant: '2028-03-31' };

test('what has ended is named from the day after on', () => {
  const ofSite = (today: string) => expiredFacts(facts, today).filter((words) => words.includes('the fact'));
  expect(ofSite('2027-03-31')).toEqual([]);
  expect(ofSite('2027-04-01')).toEqual([expect.stringContaining('"vat" was true until 31 March 2027') as string]);
});

test('figures of quotes are named with their source and their file', () => {
  expect(expiredFacts({}, '2026-06-30')).toEqual([]);
  expect(expiredFacts({}, '2026-10-01').at(0)).toBe(
    'the price cap for electricity was known until 30 September 2026: look it up (Ofgem, energy price cap for July to September 2026, direct debit, England average.) and replace it in api/contract/common/energy/prices.ts',
  );
});

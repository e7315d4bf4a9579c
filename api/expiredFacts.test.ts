import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expiredFacts, FACTS_FILE } from './expiredFacts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (facts: unknown) => writeFileSync(path.join(folder, FACTS_FILE), JSON.stringify(facts));

test('before the first build there is nothing to say', () => {
  expect(expiredFacts(path.join(folder, 'missing'), '2027-04-01')).toEqual([]);
});

test('what has ended is named from the day after on', () => {
  write({ vat: '2027-03-31', grant: '2028-03-31' });
  expect(expiredFacts(folder, '2027-03-31')).toEqual([]);
  expect(expiredFacts(folder, '2027-04-01')).toEqual([
    expect.stringContaining('"vat" was true until 31 March 2027') as string,
  ]);
});

test('a broken list is told and stops nothing', () => {
  write(['vat']);
  expect(expiredFacts(folder, '2027-04-01')).toEqual(['facts.json is no list of facts: build again']);
});

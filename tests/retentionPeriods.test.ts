import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RETENTION_KINDS, type RetentionKind } from '../api/config/retention.ts';

// What visitors and operators are told of how long something is kept, beside what the server does.

const policy = readFileSync('site/pages/legal/content/privacy-policy.md', 'utf8');
const operators = readFileSync('docs/operators.md', 'utf8').replaceAll('\n', ' ');

/** What the policy calls it, at the head of a row. */
const ROWS: Readonly<Record<RetentionKind, string>> = {
  quotes: 'quotes and requests',
  'business-energy': 'business energy requests',
  quick: 'quick quotes',
  messages: 'messages',
  complaints: 'complaints',
  newsletter: 'your newsletter sign-up',
  consent: 'proof of what you agreed to',
  counts: 'daily totals',
};
const kinds = Object.entries(RETENTION_KINDS).map(([kind, months]) => ({ kind: kind as RetentionKind, months }));

describe.each(kinds)('$kind: $months months', ({ kind, months }) => {
  test('the privacy policy says it', () => {
    const row = policy.split('\n').find((line) => line.startsWith(`| ${ROWS[kind]}`));
    expect(row?.split('|')[2]).toContain(`${months} months`);
  });

  test('the operator’s page says it', () => {
    const [, told = ''] = /\*\*How long leads are kept\.\*\*(.*?)These are what/.exec(operators) ?? [];
    expect(told).toContain(`\`${kind}\` ${months}`);
  });
});

test('the cookie policy says how long the sums of steps are kept', () => {
  const cookies = readFileSync('site/pages/legal/content/cookie-policy.md', 'utf8');
  expect(cookies).toContain(`We delete them after ${RETENTION_KINDS.counts} months.`);
});

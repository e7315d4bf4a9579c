import { expect, it } from 'vitest';
import { PARTNER_REFERENCE_LENGTH, readPartnerReference } from './limits.ts';

it.each([
  ['ACME/2026-113', 'ACME/2026-113'],
  [' 0d6c1f3a-9b1e-4c1e-8f53-2f8d3c9d1b11 ', '0d6c1f3a-9b1e-4c1e-8f53-2f8d3c9d1b11'],
  ['branch:Jarrow #12 | row_7', 'branch:Jarrow #12 | row_7'],
  ['Cafe\u0301', 'Café'],
  ['x'.repeat(PARTNER_REFERENCE_LENGTH), 'x'.repeat(PARTNER_REFERENCE_LENGTH)],
])('%j is kept as %j', (raw, kept) => {
  expect(readPartnerReference(raw)).toBe(kept);
});

it.each([
  '',
  '   ',
  'x'.repeat(PARTNER_REFERENCE_LENGTH + 1),
  'two\nlines',
  'a\u0000b',
  'a\u009bb',
  'a\u202eb',
  'a\u200bb',
  '<b>12</b>',
  '"12"',
  'jane@example.com',
  '\ud800',
])('%j is none', (raw) => {
  expect(readPartnerReference(raw)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { whole } from './wholeFigures.ts';

it.each([
  [
    'Homes usually choose 3 to 6 kW, businesses 10 to 30 kW.',
    'Homes usually choose 3 to 6\u00A0kW, businesses 10 to 30\u00A0kW.',
  ],
  ['Paid back after 4.6 years', 'Paid back after 4.6\u00A0years'],
  ['Our lines: 0191 498 0100, Monday', 'Our lines: 0191\u00A0498\u00A00100, Monday'],
  ['£313 to £592', '£313\u00A0to\u00A0£592'],
  ['£1,547 to £2,091', '£1,547\u00A0to\u00A0£2,091'],
  ['£10,547 to £12,091', '£10,547 to £12,091'],
  ['earned back in 24 to 32 years', 'earned back in 24\u00A0to\u00A032\u00A0years'],
  ['10.6 to 20.5 years', '10.6 to 20.5\u00A0years'],
  ['9 tonnes of ballast', '9\u00A0tonnes of ballast'],
  ['442 × 420 × 132 mm', '442 × 420 × 132\u00A0mm'],
  ['on 31 March 2027', 'on 31 March 2027'],
  ['for 3 Wards', 'for 3 Wards'],
  [
    'We fit and connect everything, typically in 1-2 days.',
    'We fit and connect everything, typically in 1\u20112\u00A0days.',
  ],
  ['jane.1bf73697-7bb4-43c1@example.com', 'jane.1bf73697-7bb4-43c1@example.com'],
  ['We are sending it to jane.7-4 on 2026-11-22', 'We are sending it to jane.7-4 on 2026-11-22'],
])('keeps the figures of "%s" on one line', (words, expected) => {
  expect(whole(words)).toBe(expected);
});

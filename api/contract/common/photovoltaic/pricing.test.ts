import { expect, test } from 'vitest';
import { pounds } from '../money.ts';
import { totalLabel, vatOnTop } from './pricing.ts';

test.each([
  // £3,296.85 × 0.2 = £659.37; with it £3,956.22.
  [3296.85, 'VAT of 20% would add £659', 'VAT of 20% would add £659: £3,956 in all.'],
  // £48,060 × 0.2 = £9,612.
  [48_060, 'VAT of 20% would add £9,612', 'VAT of 20% would add £9,612: £57,672 in all.'],
])('on top of £%s', (total, adds, inAll) => {
  expect(vatOnTop(pounds(total))).toEqual({ adds, inAll });
});

test('a total says so where it leaves VAT out, and nothing where it does not', () => {
  expect(totalLabel('Total cost', vatOnTop(pounds(1)))).toBe('Total cost without VAT');
  expect(totalLabel('Total cost', undefined)).toBe('Total cost');
});

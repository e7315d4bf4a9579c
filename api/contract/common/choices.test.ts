import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

it('keeps chosen options and figures in their place, and nothing that was typed', () => {
  const record = {
    quote: { systemSize: 6, batteryIncluded: true, totalCost: 1, quoteRef: 'SQ-123456' },
    customerInfo: { firstName: 'Jane', email: 'jane@example.com', postcode: 'NE1 6EE', roofType: 'Flat', notes: 'x' },
    charger: { id: 'charger-1', name: 'Typed' },
    other: { roofType: 'Flat' },
  };
  expect(choicesOf(record)).toEqual({
    quote: { systemSize: 6, batteryIncluded: true },
    customerInfo: { roofType: 'Flat' },
    charger: { id: 'charger-1' },
  });
});

it.each([undefined, null, 'text', 7, ['systemSize'], { systemSize: { toString: 'x' } }, { systemSize: null }])(
  'has nothing of %j',
  (record) => expect(choicesOf(record)).toEqual({}),
);

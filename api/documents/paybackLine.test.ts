import { describe, expect, it } from 'vitest';
import { describeShares, paybackLine, shares } from './paybackLine.ts';
import { solarDocument } from './quoteDocument.fixture.ts';
import type { QuoteBreakdown } from './quoteDocument.ts';

const payback = { totalPence: 329_685, annualSavingsPence: 72_000, years: 25, label: '4.6 years' };

describe('paybackLine', () => {
  it('crosses the cost where the savings have paid it', () => {
    const line = paybackLine(payback);
    // 3,296.85 / 720 a year; 25 × 720 = 18,000.
    expect(line.breakEven).toBeCloseTo(4.579, 3);
    expect(line).toMatchObject({
      cost: 3296.85,
      savedAtEnd: 18_000,
      top: 20_000,
      costText: '£3,297',
      savedText: '£18,000',
    });
    expect(line.description).toBe(
      'The savings have paid the cost of £3,297 after 4.6 years. Over 25 years they come to £18,000.',
    );
  });

  it.each([
    [329_685, 72_000, [0, 5000, 10_000, 15_000, 20_000]],
    [1_221_700, 18_000, [0, 5000, 10_000, 15_000]],
    [3_452_600, 540_000, [0, 50_000, 100_000, 150_000]],
    [100, 0, [0, 0.25, 0.5, 0.75, 1]],
  ])('has round ticks above %i pence of cost and %i of savings', (totalPence, annualSavingsPence, ticks) => {
    const line = paybackLine({ ...payback, totalPence, annualSavingsPence });
    expect(line.ticks.map(({ value }) => value)).toEqual(ticks);
    expect(line.top).toBe(ticks.at(-1));
  });

  it('promises no crossing that lies beyond the chart', () => {
    const late = paybackLine({ ...payback, totalPence: 1_800_001, label: '25.1 years' });
    expect(late.breakEven).toBeUndefined();
    expect(late.description).toBe('The cost is £18,000. Over 25 years they come to £18,000.');
    expect(paybackLine({ ...payback, totalPence: 1_800_000 }).breakEven).toBe(25);
  });

  it('draws nothing impossible where there are no savings and no cost', () => {
    const line = paybackLine({ ...payback, totalPence: 0, annualSavingsPence: 0 });
    expect(line.breakEven).toBeUndefined();
    expect(line.top).toBeGreaterThan(0);
    expect(line.ticks.every(({ value }) => Number.isFinite(value))).toBe(true);
  });
});

describe('shares', () => {
  const breakdown = (parts: QuoteBreakdown['parts']): QuoteBreakdown => ({
    heading: 'Cost',
    rows: [],
    total: { label: 'Total', value: '£0' },
    parts,
  });

  it('fill the bar from one end to the other', () => {
    const list = shares(breakdown(solarDocument.breakdown?.parts));
    expect(describeShares(list)).toBe('Equipment 71%, Installation 21%, Design and project management 7%');
    expect(list.map(({ start }) => start)).toEqual([0, list[0]?.size, expect.closeTo(0.9286, 4)]);
    expect(list.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(1);
  });

  it.each([[undefined], [[]], [[{ label: 'Nothing', pence: 0 }]]])('are none of %j', (parts) => {
    expect(shares(breakdown(parts))).toEqual([]);
  });
});

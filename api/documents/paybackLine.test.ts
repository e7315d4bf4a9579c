import { describe, expect, it } from 'vitest';
import cases from '#contract/common/photovoltaic/cases/payback.json' with { type: 'json' };
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
      top: 18_000,
      costText: '£3,297',
      savedText: '£18,000',
    });
    expect(line.description).toBe(
      'The savings have paid the cost of £3,297 after 4.6 years. Over 25 years they come to £18,000.',
    );
  });

  it.each(cases)('has the scale of the screen for a cost of $total', ({ total, annualSavings, years, ticks, top }) => {
    const line = paybackLine({ totalPence: total * 100, annualSavingsPence: annualSavings * 100, years, label: '' });
    expect(line.ticks.map(({ value }) => value)).toEqual([0, ...ticks]);
    expect(line.top).toBe(Math.max(top, 1));
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

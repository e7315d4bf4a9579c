import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import cases from '#contract/common/photovoltaic/cases/payback.json' with { type: 'json' };
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { PaybackChart } from './PaybackChart.tsx';

const chart = (total: number, annualSavings: number) => (
  <PaybackChart
    caption="Cost and savings"
    years={25}
    total={total}
    annualSavings={annualSavings}
    paybackLabel="Paid back after 5 years"
    texts={{
      cost: 'System cost',
      savings: 'Savings so far',
      year: 'Year',
      afterYears: (years, gain) => `${gain} better off after ${years} years`,
    }}
  />
);

it('has a name that tells its point', () => {
  const { container } = renderInShadow(chart(3600, 720));
  expect(within(container).getByRole('img', { name: 'Cost and savings. Paid back after 5 years' })).toBeTruthy();
  // 25 × 720 − 3,600
  expect(within(container).getByText(/£14,400 better off after 25 years/)).toBeTruthy();
});

it('tells its numbers in a table', () => {
  const { container } = renderInShadow(chart(3600, 720));
  const rows = within(within(container).getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'YearSystem costSavings so far',
    '0£3,600£0',
    '5£3,600£3,600',
    '10£3,600£7,200',
    '15£3,600£10,800',
    '20£3,600£14,400',
    '25£3,600£18,000',
  ]);
});

it('marks the point of payback, or nothing when it lies beyond', () => {
  const marks = (total: number, savings: number) =>
    renderInShadow(chart(total, savings)).container.querySelectorAll('circle');
  expect(marks(3600, 720)[0]?.getAttribute('cx')).toBe('20.00%');
  expect(marks(12_400, 180)).toHaveLength(0);
});

it.each(cases)('names the sums of the scale for a cost of $total', ({ total, annualSavings, ticks, breakEven }) => {
  const { container } = renderInShadow(chart(total, annualSavings));
  expect(container.querySelectorAll('g > line')).toHaveLength(ticks.length);
  expect(container.querySelectorAll('circle')).toHaveLength(breakEven === null ? 0 : 1);
});

it('needs no style attribute, which a strict policy blocks', () => {
  const { container } = renderInShadow(chart(3600, 720));
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it.each([280, 720])('keeps its words within a tag of %d px', (width) => {
  const { container } = renderInShadow(chart(13_097, 720), { width });
  const frame = container.getBoundingClientRect();
  for (const word of container.querySelectorAll('text')) {
    const { left, right } = word.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
});

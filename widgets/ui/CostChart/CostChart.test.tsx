import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { CostChart, sharesOf } from './CostChart.tsx';

const chart = (
  <CostChart
    caption="Where the money goes"
    totalText="£1,400"
    parts={[
      { label: 'Equipment', value: 1000, text: '£1,000' },
      { label: 'Installation', value: 300, text: '£300' },
      { label: 'Design', value: 100, text: '£100' },
    ]}
  />
);

it('tells its numbers in a table', () => {
  const { container } = renderInShadow(chart);
  const table = within(container).getByRole('table', { name: 'Where the money goes' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Equipment£1,000', 'Installation£300', 'Design£100']);
});

it('tells parts apart by texture', () => {
  const { container } = renderInShadow(chart);
  const textures = [...container.querySelectorAll('tbody path')].map((path) => path.getAttribute('d'));
  expect(new Set(textures).size).toBe(3);
});

it('draws shares to scale', () => {
  const { container } = renderInShadow(chart);
  const widths = [...container.querySelectorAll('figure > svg > svg')].map((part) => part.getAttribute('width'));
  expect(widths).toEqual(['71.43%', '21.43%', '7.14%']);
});

it('lays the parts end to end', () => {
  // 100 / 140, 30 / 140, 10 / 140: the specification's 30 % and 10 % on top of the equipment.
  const [equipment, installation, design] = sharesOf([100, 30, 10]);
  expect(equipment?.width).toBeCloseTo(71.43, 2);
  expect(installation?.start).toBeCloseTo(71.43, 2);
  expect(design?.start).toBeCloseTo(92.86, 2);
  expect((design?.start ?? 0) + (design?.width ?? 0)).toBeCloseTo(100);
});

it('is all zero when there is nothing to share', () => {
  expect(sharesOf([0, 0])).toEqual([
    { start: 0, width: 0 },
    { start: 0, width: 0 },
  ]);
});

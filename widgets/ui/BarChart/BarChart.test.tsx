import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { BarChart } from './BarChart.tsx';

const chart = (
  <BarChart
    caption="What a year of charging costs"
    bars={[
      { label: 'At home', note: '9p a unit', value: 50, text: '£50', isMain: true },
      { label: 'In public', value: 200, text: '£200' },
    ]}
    note="For 7,000 miles."
  />
);

it('tells its amounts in words beside their labels', () => {
  const { container } = renderInShadow(chart);
  const figure = within(container).getByRole('figure');
  expect(figure.querySelector('figcaption')?.textContent).toBe('What a year of charging costs');
  const texts = (role: string) =>
    within(figure)
      .getAllByRole(role)
      .map((node) => node.textContent);
  expect([texts('term'), texts('definition')]).toEqual([
    ['At home 9p a unit', 'In public'],
    ['£50', '£200'],
  ]);
  expect(within(figure).getByText('For 7,000 miles.')).toBeTruthy();
});

it('draws bars to scale', () => {
  const { container } = renderInShadow(chart);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '25.00%',
    '100.00%',
  ]);
});

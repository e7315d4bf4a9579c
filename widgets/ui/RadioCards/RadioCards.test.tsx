import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { RadioCards } from './RadioCards.tsx';

const options = [
  { value: 'panel-455w', title: '455 W panel', price: '£129.50 a panel', description: 'The most power.' },
  {
    value: 'panel-410w',
    title: '410 W panel',
    price: '£119.99 a panel',
    meta: [{ label: 'Warranty', value: '25 years' }],
  },
];
const cards = (
  <RadioCards
    field={exampleField('panelType')}
    legend="Choose your panels"
    columns={3}
    options={options}
    defaultValue="panel-455w"
  />
);

it('names a radio by title and price and describes it by the rest', () => {
  const { container } = renderInShadow(cards);
  const radio = within(container).getByRole('radio', { name: '410\u00A0W panel £119.99 a panel' });
  const described = container.querySelector(`#${radio.getAttribute('aria-describedby')}`);
  expect(described?.textContent).toBe('Warranty: 25\u00A0years');
});

it('reads out what a choice includes, point by point', () => {
  const { container } = renderInShadow(
    <RadioCards
      field={exampleField('plan')}
      legend="Plan"
      columns={3}
      options={[{ value: 'Plus', title: 'Plus', price: '£18 a month', points: ['Boiler service', 'Heating cover'] }]}
    />,
  );
  const radio = within(container).getByRole('radio', { name: 'Plus £18 a month' });
  const described = container.querySelector(`#${radio.getAttribute('aria-describedby')}`);
  expect(described?.textContent).toBe('Boiler service.Heating cover.');
});

it('is chosen by a click anywhere on the card', async () => {
  const { container } = renderInShadow(cards);
  const radio = within(container).getByRole<HTMLInputElement>('radio', { name: /^410\u00A0W/ });
  await userEvent.click(within(container).getByText('25 years'));
  expect(radio.checked).toBe(true);
});

it('stacks products in a narrow tag and sets them abreast in a wide one', () => {
  const lefts = (width: number) => {
    const { container } = renderInShadow(cards, { width });
    return new Set(
      [...container.querySelectorAll('label')].map((card) => Math.round(card.getBoundingClientRect().left)),
    );
  };
  expect(lefts(390).size).toBe(1);
  expect(lefts(720).size).toBe(2);
});

it('tells the group about its error', () => {
  const { container } = renderInShadow(
    <RadioCards
      field={exampleField('batteryType')}
      legend="Battery"
      columns={3}
      options={options}
      error="Choose one"
    />,
  );
  const group = within(container).getByRole('radiogroup', { name: 'Battery' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector(`#${group.getAttribute('aria-describedby')}`)?.textContent).toBe('Choose one');
});

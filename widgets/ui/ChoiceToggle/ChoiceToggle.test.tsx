import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';

const options = [
  { value: 'home', label: 'My home' },
  { value: 'business', label: 'My business' },
];

it('is a group of radios under its legend', () => {
  const { container } = renderInShadow(
    <ChoiceToggle field={exampleField('customerType')} legend="Who is it for?" options={options} defaultValue="home" />,
  );
  const group = within(container).getByRole('radiogroup', { name: 'Who is it for?' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'My home' }).checked).toBe(true);
});

it('changes by click and by arrow key', async () => {
  const onChange = vi.fn();
  const { container } = renderInShadow(
    <ChoiceToggle
      field={{ ...exampleField('customerType'), onChange }}
      legend="Who is it for?"
      options={options}
      defaultValue="home"
    />,
  );
  const business = within(container).getByRole<HTMLInputElement>('radio', { name: 'My business' });
  await userEvent.click(business);
  expect(business.checked).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(container).getByRole<HTMLInputElement>('radio', { name: 'My home' }).checked).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('shows its choice by more than colour', () => {
  const { container } = renderInShadow(
    <ChoiceToggle field={exampleField('customerType')} legend="Who is it for?" options={options} defaultValue="home" />,
  );
  const marks = [...container.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width > 0);
  expect(marks).toEqual([true, false]);
});

import { within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'Detached', label: 'Detached' },
  { value: 'Flat', label: 'Flat' },
];

it('starts with the default and reports a choice to the form', async () => {
  const onChange = vi.fn();
  const { container } = renderInShadow(
    <Select
      field={{ ...exampleField('propertyType'), onChange }}
      label="Property type"
      options={options}
      defaultValue="Flat"
    />,
  );
  const select = within(container).getByLabelText<HTMLSelectElement>('Property type');
  expect(select.value).toBe('Flat');
  await userEvent.selectOptions(select, 'Detached');
  expect(onChange).toHaveBeenCalled();
  expect(select.value).toBe('Detached');
});

it('has an empty first choice only when asked for', () => {
  const { container } = renderInShadow(
    <Select field={exampleField('businessType')} label="Business type" options={options} placeholder="Choose one" />,
  );
  expect(within(container).getByLabelText<HTMLSelectElement>('Business type').value).toBe('');
});

import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { NumberField } from './NumberField.tsx';

const inputOf = (container: HTMLElement) => within(container).getByLabelText<HTMLInputElement>(/^Monthly bill/);

it('ties label, hint and error to the input', () => {
  const { container } = renderInShadow(
    <NumberField
      field={exampleField('electricityBill')}
      label="Monthly bill"
      hint="In pounds"
      error="Enter your bill"
      prefix="£"
      min={0}
      defaultValue={500}
      required
    />,
  );
  const input = inputOf(container);
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`#${id}`)?.textContent);
  expect(described).toEqual(['Enter your bill', 'In pounds']);
  expect([input.name, input.value, input.min, input.inputMode, input.required]).toEqual([
    'electricityBill',
    '500',
    '0',
    'decimal',
    true,
  ]);
});

it('takes pence, and its prefix stays clear of the figures', async () => {
  const { container } = renderInShadow(
    <NumberField field={exampleField('bill')} label="Monthly bill" prefix="£" min={0} defaultValue={0} />,
  );
  const input = inputOf(container);
  await userEvent.fill(input, '512.5');
  expect(input.valueAsNumber).toBe(512.5);
  expect(input.validity.valid).toBe(true);
  const prefix = within(container).getByText('£').getBoundingClientRect();
  const { left } = input.getBoundingClientRect();
  expect(left + Number.parseFloat(getComputedStyle(input).paddingLeft)).toBeGreaterThanOrEqual(prefix.right);
});

it('is not zoomed into by a phone and fits a thumb', () => {
  const { container } = renderInShadow(
    <NumberField field={exampleField('bill')} label="Monthly bill" min={0} defaultValue={0} />,
    { width: 320 },
  );
  const input = inputOf(container);
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

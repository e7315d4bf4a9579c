import { within } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { RangeField } from './RangeField.tsx';

const textOf = (value: number): string => {
  if (Number.isNaN(value)) return '';
  return value >= 500 ? '£500+' : `£${value}`;
};

const Bill = ({ initial }: { readonly initial: number }) => {
  const [value, setValue] = useState(initial);
  return (
    <RangeField
      field={{
        ...exampleField('electricityBill'),
        onChange: ({ target }) => target instanceof HTMLInputElement && setValue(target.valueAsNumber),
      }}
      label="Monthly electricity bill"
      numberLabel="Or type it"
      prefix="£"
      min={30}
      max={500}
      step={10}
      value={value}
      onValue={setValue}
      valueText={textOf(value)}
      bottomLabel="£30"
      topLabel="£500+"
    />
  );
};

const open = (initial: number, width = 720) => {
  const { container } = renderInShadow(<Bill initial={initial} />, { width });
  const screen = within(container);
  return {
    container,
    slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Monthly electricity bill' }),
    box: screen.getByRole<HTMLInputElement>('spinbutton', { name: /Or type it/ }),
  };
};

it('carries a slide into the box', async () => {
  const { slider, box } = open(80);
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box.value).toBe('90');
  expect(slider.getAttribute('aria-valuetext')).toBe('£90');
});

it('carries a typed amount into the slider, exact amounts included', async () => {
  const { slider, box } = open(80);
  await userEvent.fill(box, '260');
  expect(slider.value).toBe('260');
  await userEvent.fill(box, '265');
  expect(box.value).toBe('265');
});

it('takes pence and amounts beyond both ends of the scale; the slider then stands at that end', async () => {
  const { slider, box } = open(80);
  await userEvent.fill(box, '812.37');
  expect([box.validity.valid, slider.value, slider.getAttribute('aria-valuetext')]).toEqual([true, '500', '£500+']);
  expect(box.value).toBe('812.37');
  await userEvent.fill(box, '12.5');
  expect([box.validity.valid, slider.value, box.value]).toEqual([true, '30', '12.5']);
  expect(box.inputMode).toBe('decimal');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box.value).toBe('40');
});

it('shows no bubble while the box is empty', async () => {
  const { container, box } = open(80);
  await userEvent.fill(box, '');
  expect(container.querySelector('svg svg')).toBeNull();
});

it('names the top of the scale', async () => {
  const { slider } = open(490);
  slider.focus();
  await userEvent.keyboard('{End}');
  expect(slider.getAttribute('aria-valuetext')).toBe('£500+');
});

it('sends one value only', () => {
  const { slider, box } = open(80);
  expect(box.name).toBe('electricityBill');
  expect(slider.name).toBe('');
});

it.each([30, 80, 260, 500])('keeps the bubble of %d within a narrow tag, over the thumb', (value) => {
  const { container, slider } = open(value, 320);
  const bubble = [...container.querySelectorAll('svg svg rect')].map((rect) => rect.getBoundingClientRect())[0];
  const frame = slider.getBoundingClientRect();
  const thumb = frame.left + 15 + ((value - 30) / 470) * (frame.width - 30);
  expect(bubble?.left).toBeGreaterThanOrEqual(frame.left - 1);
  expect(bubble?.right).toBeLessThanOrEqual(frame.right + 1);
  expect(bubble?.left).toBeLessThan(thumb);
  expect(bubble?.right).toBeGreaterThan(thumb);
});

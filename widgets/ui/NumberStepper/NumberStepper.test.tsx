import { within } from '@testing-library/preact';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exampleField } from '../../workbench/example.ts';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { NumberStepper, stepFrom } from './NumberStepper.tsx';

const Stepper = ({ initial }: { readonly initial: number }) => {
  const [value, setValue] = useState(initial);
  return (
    <NumberStepper
      field={exampleField('systemSize')}
      label="System size"
      unit="kW"
      min={1}
      max={12}
      step={1}
      value={value}
      onStep={setValue}
      decreaseLabel="One kilowatt less"
      increaseLabel="One kilowatt more"
      note={`about ${value * 2.5} panels`}
    />
  );
};

const open = (initial: number) => {
  const { container } = renderInShadow(<Stepper initial={initial} />);
  const screen = within(container);
  return {
    less: screen.getByRole<HTMLButtonElement>('button', { name: 'One kilowatt less' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'One kilowatt more' }),
    input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'System size' }),
    status: screen.getByRole('status'),
  };
};

it('steps, shows the number and says it', async () => {
  const { more, input, status } = open(4);
  expect(status.textContent).toBe('');
  await userEvent.click(more);
  expect(input.value).toBe('5');
  expect(status.textContent).toBe('5\u00A0kW, about 12.5 panels');
});

it('still shows a step after something was typed', async () => {
  const { more, input } = open(4);
  await userEvent.fill(input, '7');
  await userEvent.click(more);
  expect(input.value).toBe('5');
});

it('ends at the limits and hands the focus on', async () => {
  const { less, more, input } = open(11);
  await userEvent.click(more);
  expect(more.disabled).toBe(true);
  expect(less.disabled).toBe(false);
  const root = input.getRootNode();
  expect(root instanceof ShadowRoot ? root.activeElement : undefined).toBe(input);
});

it('has buttons for thumbs', () => {
  const { width, height } = open(4).less.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

const home = { min: 1, max: 12, step: 1 };
const commercial = { min: 5, max: 100, step: 5 };

it.each([
  { value: 4, direction: 1, limits: home, next: 5 },
  { value: 4, direction: -1, limits: home, next: 3 },
  { value: 12, direction: 1, limits: home, next: 12 },
  { value: 1, direction: -1, limits: home, next: 1 },
  // Typed between two steps: onto the grid, not past it.
  { value: 12, direction: 1, limits: commercial, next: 15 },
  { value: 12, direction: -1, limits: commercial, next: 10 },
  // Typed nonsense or an emptied box starts again at the bottom.
  { value: Number.NaN, direction: 1, limits: home, next: 2 },
  { value: 99, direction: -1, limits: home, next: 12 },
] as const)('$value $direction → $next', ({ value, direction, limits, next }) => {
  expect(stepFrom(value, direction, limits)).toBe(next);
});

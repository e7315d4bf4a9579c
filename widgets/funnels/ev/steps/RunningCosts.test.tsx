import { within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInShadow } from '../../../workbench/renderInShadow.tsx';
import { RunningCosts } from './RunningCosts.tsx';

/** Numbers and their units are kept together by a space that does not break. */
const wordsOf = (node: Element): string => (node.textContent ?? '').replaceAll('\u00A0', ' ');

it('follows the miles: three costs, the share of the sun, and what a screen reader is told', async () => {
  const { container } = renderInShadow(<RunningCosts postcode="NE1 4ST" />);
  const screen = within(container);
  expect(wordsOf(container)).toContain('What a year of charging costs, for 7,000 miles');
  expect(wordsOf(screen.getByRole('row', { name: /From solar panels/ }))).toContain('up to 76%');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How far do you drive in a year?' }), '20000');
  await expect.poll(() => wordsOf(container)).toContain('What a year of charging costs, for 20,000 miles');
  const amounts = [...container.querySelectorAll('dd')].map(wordsOf);
  expect(amounts).toEqual(['£514', '£1,492', '£4,525']);
  expect(wordsOf(screen.getByRole('row', { name: /From solar panels/ }))).toContain('up to 44%');
  expect(wordsOf(screen.getByRole('status'))).toBe(
    '20,000 miles a year: £514 at home, at a night rate, £1,492 at home, at the standard rate, £4,525 at rapid public chargers.',
  );
});

it('is worked by the keyboard alone', async () => {
  const { container } = renderInShadow(<RunningCosts postcode="" />);
  within(container).getByRole('combobox').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => wordsOf(container)).toContain('for 10,000 miles');
});

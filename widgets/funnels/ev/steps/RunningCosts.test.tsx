import { within } from '@testing-library/preact';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wordsOf } from '../../../../tests/support/wordsOf.ts';
import { renderInShadow } from '../../../workbench/renderInShadow.tsx';
import { RunningCosts } from './RunningCosts.tsx';

/** Numbers and their units are kept together by a space that does not break. */

const milesOf = (container: HTMLElement) =>
  within(container).getByRole<HTMLInputElement>('textbox', { name: 'How far do you drive in a year?' });

/** What is said beside the field, and tied to it; "" of nothing. */
function errorOf(container: HTMLElement): string {
  const ids = milesOf(container).getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.map((id) => container.querySelector(`#${id}`)).find((node) => node?.id.startsWith('error-'));
  return error ? wordsOf(error) : '';
}

it('follows the miles: three costs, the share of the sun, and what a screen reader is told', async () => {
  const { container } = renderInShadow(<RunningCosts postcode="NE1 4ST" />);
  const screen = within(container);
  expect(wordsOf(container)).toContain('What a year of charging costs, for 7,000 miles');
  expect(wordsOf(screen.getByRole('row', { name: /From solar panels/ }))).toContain('up to 76%');

  // Nothing has changed yet, so nothing is announced.
  expect(wordsOf(screen.getByRole('status'))).toBe('');

  await userEvent.fill(milesOf(container), '20,000');
  await expect.poll(() => wordsOf(container)).toContain('What a year of charging costs, for 20,000 miles');
  const amounts = [...container.querySelectorAll('dd')].map(wordsOf);
  expect(amounts).toEqual(['£514', '£1,492', '£4,525']);
  expect(wordsOf(screen.getByRole('row', { name: /From solar panels/ }))).toContain('up to 44%');
  await expect
    .poll(() => wordsOf(screen.getByRole('status')))
    .toBe(
      '20,000 miles a year: £514 at home, at a night rate, £1,492 at home, at the standard rate, £4,525 at rapid public chargers.',
    );
});

it.each([
  ['lots', 'Enter your miles a year as a number, like 7,000'],
  ['-5000', 'Enter 100 miles or more'],
  ['100001', 'Enter 100,000 miles or fewer'],
])(
  '“%s” is told beside the field and to who listens; the figures stay, and so does what was typed',
  async (typed, message) => {
    const { container } = renderInShadow(<RunningCosts postcode="NE1 4ST" />);
    const screen = within(container);
    const amounts = () => [...container.querySelectorAll('dd')].map(wordsOf);
    await userEvent.fill(milesOf(container), '20000');
    await expect.poll(amounts).toEqual(['£514', '£1,492', '£4,525']);
    await userEvent.fill(milesOf(container), typed);
    await expect.poll(() => errorOf(container)).toBe(message);
    await expect.poll(() => wordsOf(screen.getByRole('status'))).toBe(message);
    expect([milesOf(container).value, milesOf(container).getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(amounts()).toEqual(['£514', '£1,492', '£4,525']);
    expect(wordsOf(container)).toContain('for 20,000 miles');
    const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await userEvent.fill(milesOf(container), '10000');
    await expect.poll(() => wordsOf(container)).toContain('for 10,000 miles');
    expect([errorOf(container), milesOf(container).hasAttribute('aria-invalid')]).toEqual(['', false]);
  },
);

it('is worked by the keyboard alone, and finds no fault with a figure that is still being typed', async () => {
  const { container } = renderInShadow(<RunningCosts postcode="" />);
  const input = milesOf(container);
  expect(input.value).toBe('7,000');
  input.focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}1');
  await expect.poll(() => input.value).toBe('1');
  expect([errorOf(container), wordsOf(container)]).toEqual(['', expect.stringContaining('for 7,000 miles')]);
  await userEvent.keyboard('0000');
  await expect.poll(() => wordsOf(container)).toContain('for 10,000 miles');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Tab}');
  await expect.poll(() => errorOf(container)).toBe('Enter your miles a year as a number, like 7,000');
  expect(wordsOf(container)).toContain('for 10,000 miles');
});

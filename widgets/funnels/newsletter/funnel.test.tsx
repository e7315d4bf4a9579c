import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testFunnel } from '../../../tests/support/element/openFunnel.ts';
import { newsletterQuote } from './funnel.tsx';

const { open, posts } = testFunnel(newsletterQuote, 'Get Solar Updates', '');

it('asks for an address and says what is wrong with it', async () => {
  const { press, control } = await open();
  await expect.element(page.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
  await userEvent.fill(control('email'), 'jane');
  await press('Subscribe');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Enter an email address in the format name@example.com');
  expect(control('email').value).toBe('jane');
  expect(posts()).toEqual([]);
});

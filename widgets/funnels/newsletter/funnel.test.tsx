import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineElement } from '../../runtime/mountElement.tsx';
import { newsletterQuote } from './funnel.tsx';

defineElement(newsletterQuote);

it('asks for an address and says what is wrong with it', async () => {
  const tag = document.createElement('newsletter-signup');
  document.body.replaceChildren(tag);
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await expect.element(subscribe).toBeVisible();
  await expect.element(page.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Email address'), 'jane');
  await userEvent.click(subscribe);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Enter an email address in the format name@example.com');
  await expect.element(page.getByLabelText('Email address')).toHaveValue('jane');
});

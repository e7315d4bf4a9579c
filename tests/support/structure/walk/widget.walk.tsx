import { configure } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { solarQuote } from '../../../../widgets/funnels/solar/index.ts';
import { defineElement } from '../../../../widgets/runtime/defineElement.ts';
import { mountTag } from '../../element/mountTag.ts';
import { ANSWER, collectFiles } from './carries.ts';

configure({ asyncUtilTimeout: 10_000 });
const PERSON = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '1 Test Street',
  postcode: 'NE1 4ST',
};

it('carries the bill from its box to the post', async () => {
  const post = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', post);
  const files = collectFiles();
  defineElement(solarQuote);
  const { root, screen } = await mountTag('solar-quote', /Design your/);
  const fill = async (name: string, value: string): Promise<void> => {
    const field = root.querySelector(`[name="${name}"]:not([type=range])`);
    if (!field) throw new Error(`No field ${name}`);
    await userEvent.fill(field, value);
  };
  // At a person's pace: the library of the form has come when the box is left.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await fill('electricityBill', String(ANSWER));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to equipment selection' }));
  await screen.findByRole('heading', { name: 'Choose your equipment' });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Your details' });
  for (const [name, value] of Object.entries(PERSON)) await fill(name, value);
  await userEvent.click(await screen.findByRole('button', { name: 'Get my quote' }));
  await vi.waitFor(() => expect(JSON.stringify(post.mock.calls)).toContain(String(ANSWER)), { timeout: 10_000 });
  await commands.writeFile('test-results/walk-widget.json', JSON.stringify([...files]));
});

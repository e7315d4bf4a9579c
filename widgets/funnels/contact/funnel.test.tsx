import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testFunnel } from '../../../tests/support/element/openFunnel.ts';
import { contactQuote } from './funnel.tsx';

const { open, posts } = testFunnel(contactQuote, 'Send us a message', 'CT-654321');
const SEND = 'Send message';

it('can be sent only with consent, and says so to whoever lands on the button', async () => {
  const { tag, root, screen, control } = await open();
  const button = await screen.findByRole('button', { name: SEND });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = tag.shadowRoot?.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('tick the box above to agree');
  for (const place of [button, control('name')]) {
    place.focus();
    expect(tag.shadowRoot?.activeElement).toBe(place);
    await userEvent.keyboard('{Enter}');
  }
  expect(root.querySelector('[role=alert]')).toBeNull();
  expect(posts()).toEqual([]);
  await userEvent.click(page.getByRole('checkbox'));
  await expect.poll(() => button.hasAttribute('aria-disabled')).toBe(false);
});

it('tells all that is missing, once consent is given', async () => {
  const { tag, root, press } = await open();
  await userEvent.click(page.getByRole('checkbox'));
  await press(SEND);
  await expect
    .poll(() => [...root.querySelectorAll('[role=alert] button')].map((item) => item.textContent))
    .toEqual(['Enter your name', 'Enter your email address', 'Enter your message']);
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(3);
  // After what it is told of has been drawn.
  await expect.poll(() => tag.shadowRoot?.activeElement?.getAttribute('name')).toBe('name');
});

it('offers the subjects of the specification, complaints about personal data besides, and selects the one that the page names', async () => {
  const { control } = await open({ subject: 'homecare' });
  const select = control<HTMLSelectElement>('subject');
  expect(select.value).toBe('homecare');
  expect([...select.options].map(({ label }) => label)).toEqual([
    'Select a subject',
    'General enquiry',
    'Quote request',
    'HomeCare query',
    'Boiler services',
    'Energy services',
    'Smart home',
    'Complaint',
    'Data protection complaint',
  ]);
});

it('asks about a slip in the address', async () => {
  const { control, press } = await open();
  await userEvent.fill(control('email'), 'jane@gmial.com');
  await userEvent.click(control('name'));
  await press('jane@gmail.com?');
  expect(control('email').value).toBe('jane@gmail.com');
});

it('gives the message at least 150 px', async () => {
  const { control } = await open();
  const box = control<HTMLTextAreaElement>('message');
  expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
  // Dragged smaller, which a visitor may.
  box.style.setProperty('height', '40px');
  expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
});

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineElement } from '../../runtime/mountElement.tsx';
import { contactQuote } from './funnel.tsx';

defineElement(contactQuote);

async function mount(attributes: Readonly<Record<string, string>> = {}): Promise<ShadowRoot> {
  const tag = document.createElement('contact-form');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  document.body.replaceChildren(tag);
  await expect.poll(() => tag.shadowRoot?.querySelector('textarea')).toBeTruthy();
  if (!tag.shadowRoot) throw new Error('expected a shadow root');
  return tag.shadowRoot;
}

const send = () => page.getByRole('button', { name: 'Send message' });

it('can be sent only with consent, and says so to whoever lands on the button', async () => {
  const root = await mount();
  const button = root.querySelector('button[type=submit]');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  const reason = root.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('tick the box above to agree');
  for (const control of [button, root.querySelector<HTMLInputElement>('[name=name]')]) {
    if (control instanceof HTMLElement) control.focus();
    expect(root.activeElement).toBe(control);
    await userEvent.keyboard('{Enter}');
  }
  expect(root.querySelector('[role=alert]')).toBeNull();
  await userEvent.click(page.getByRole('checkbox'));
  await expect.poll(() => root.querySelector('button[type=submit]')?.hasAttribute('aria-disabled')).toBe(false);
});

it('tells all that is missing, once consent is given', async () => {
  const root = await mount();
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(send());
  await expect
    .poll(() => [...root.querySelectorAll('[role=alert] button')].map((item) => item.textContent))
    .toEqual(['Enter your name', 'Enter your email address', 'Enter your message']);
  expect(root.querySelectorAll('[aria-invalid=true]')).toHaveLength(3);
  // After what it is told of has been drawn.
  await expect.poll(() => root.activeElement?.getAttribute('name')).toBe('name');
});

it('offers the subjects of the specification, complaints about personal data besides, and selects the one that the page names', async () => {
  const root = await mount({ subject: 'homecare' });
  const select = root.querySelector('select');
  expect(select?.value).toBe('homecare');
  expect([...(select?.options ?? [])].map(({ label }) => label)).toEqual([
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
  const root = await mount();
  await userEvent.fill(page.getByLabelText('Email address'), 'jane@gmial.com');
  await userEvent.click(page.getByLabelText('Name'));
  await userEvent.click(page.getByRole('button', { name: 'jane@gmail.com?' }));
  expect(root.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('jane@gmail.com');
});

it('gives the message at least 150 px', async () => {
  const root = await mount();
  const box = root.querySelector('textarea');
  expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
  // Dragged smaller, which a visitor may.
  box?.style.setProperty('height', '40px');
  expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
});

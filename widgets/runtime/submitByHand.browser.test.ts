import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../../tests/support/element/frames.ts';
import { inside, mountFixture, press } from '../../tests/support/element/mountFixture.ts';
import { submitByHand } from './mountElement.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A frame with a form in it, as a page builder's preview has one: it lets scripts run and submits nothing. */
async function formIn(sandbox: string): Promise<{ form: HTMLFormElement; submitted: () => number }> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = '<form><input><button type="submit">Send</button><button type="button">Other</button></form>';
  document.body.append(frame);
  await loaded;
  const form = frame.contentDocument?.querySelector('form');
  if (!form) throw new Error('expected the form of the frame');
  let count = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    count += 1;
  });
  return { form, submitted: () => count };
}

const WITHOUT_FORMS = 'allow-scripts allow-same-origin';

test('a sandbox without allow-forms submits nothing by itself, and one press is one submission by hand', async () => {
  const { form, submitted } = await formIn(WITHOUT_FORMS);
  const button = form.querySelector('button');
  button?.click();
  expect(submitted()).toBe(0);
  const stop = submitByHand(form);
  button?.click();
  expect(submitted()).toBe(1);
  form.querySelector<HTMLButtonElement>('[type=button]')?.click();
  expect(submitted()).toBe(1);
  stop();
  button?.click();
  expect(submitted()).toBe(1);
});

test('where forms are allowed one press is one submission too', async () => {
  const { form, submitted } = await formIn(`${WITHOUT_FORMS} allow-forms`);
  submitByHand(form);
  form.querySelector('button')?.click();
  expect(submitted()).toBe(1);
});

// These tests run in a frame, as the tag then does.
test('a tag in a frame sends once for one press', async () => {
  const tag = await mountFixture('<TAG></TAG>');
  const heard = vi.fn<() => void>();
  tag.addEventListener('quote-submitted', heard);
  press(tag, 'Send');
  await settle();
  expect(heard).toHaveBeenCalledOnce();
  expect(inside<HTMLElement>(tag, 'p').textContent).toContain('firstName');
});

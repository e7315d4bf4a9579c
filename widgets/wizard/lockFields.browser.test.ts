import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lockFields } from './lockFields.ts';

let form: HTMLFormElement;
let clicks: string[];

const control = (name: string, at = 0): HTMLInputElement => {
  const found = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[at];
  if (!found) throw new Error(`expected ${name}`);
  return found;
};

function show(): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  host.attachShadow({ mode: 'open' }).innerHTML = `<form>
    <input name="email" value="jane@example.com"><textarea name="notes">Dog</textarea>
    <input name="kept" readonly value="x">
    <label><input type="checkbox" name="battery" checked> Battery</label>
    <label><input type="radio" name="roof" value="Pitched" checked> Pitched</label>
    <label><input type="radio" name="roof" value="Flat"> Flat</label>
    <select name="property"><option>House</option><option>Flat</option></select>
    <input type="range" name="bill" min="0" max="100" value="50">
    <button type="button" name="change">Change</button><button name="send">Send</button></form>`;
  const found = host.shadowRoot?.querySelector('form');
  if (!found) throw new Error('expected the form');
  form = found;
  clicks = [];
  control('change').addEventListener('click', () => clicks.push('change'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clicks.push('submit');
  });
  return lockFields(form);
}

afterEach(() => form.getRootNode() instanceof ShadowRoot && document.body.replaceChildren());

async function tryAll(): Promise<string> {
  await userEvent.type(control('email'), 'more{Enter}');
  await userEvent.type(control('notes'), 'more');
  // A click of the test driver would wait until they are enabled.
  for (const box of [control('battery'), control('roof', 1)]) box.click();
  control('roof').focus();
  await userEvent.keyboard('{ArrowDown}');
  control('property').focus();
  await userEvent.keyboard('{ArrowDown}F');
  control('bill').focus();
  await userEvent.keyboard('{ArrowRight}');
  control('change').click();
  control('send').click();
  return new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? '' : value]),
  ).toString();
}

const BEFORE = 'email=jane%40example.com&notes=Dog&kept=x&battery=on&roof=Pitched&property=House&bill=50';

test('nothing changes in a form that is held, and all of it stays in the form', async () => {
  show();
  expect(await tryAll()).toBe(BEFORE);
  expect(clicks).toEqual([]);
});

test('the focus stays, goes on with the Tab key, and hears that nothing can be changed', async () => {
  const release = show();
  release();
  control('email').focus();
  lockFields(form);
  expect(control('email').matches(':focus')).toBe(true);
  expect(control('email').readOnly).toBe(true);
  expect(control('roof').getAttribute('aria-disabled')).toBe('true');
  control('roof').focus();
  await userEvent.keyboard('{Tab}');
  expect(control('property').matches(':focus')).toBe(true);
});

test('afterwards everything can be changed as before', async () => {
  show()();
  const after = await tryAll();
  expect(after).toContain('email=morejane%40example.com&notes=moreDog');
  expect(after).not.toContain('battery');
  expect(after).not.toContain('roof=Pitched&');
  expect(clicks).toEqual(['submit', 'change', 'submit']);
  expect(control('kept').readOnly).toBe(true);
  expect(form.querySelectorAll('[aria-disabled]')).toHaveLength(0);
});

import { configure, within } from '@testing-library/preact';
import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FORM_TAGS } from '#contract/tags.ts';
import { useFakeHistory } from '../tests/support/element/fakeHistory.ts';

configure({ asyncUtilTimeout: 10_000 });

const NEVER = new Promise<Response>(() => undefined);
// The quick quote leads on: it has no messages.
const TAGS = FORM_TAGS.filter((tag) => tag !== 'quick-quote');
import.meta.glob(['./elements/*.ts', '!./elements/quote-widgets.ts', '!./elements/quick-quote.ts'], { eager: true });
const SAMPLES: Readonly<Record<string, string>> = { postcode: 'NE1 4LP', businessName: 'Acme Ltd', carBrand: 'Tesla' };
const MAX_STEPS = 4;
const TEXTS = ['', '12', '40000', 'x', 'jane@example.com', 'NE1 4LP', '0191 498 0123', 'wrong'];

/** Until what a change set off is on the screen: a frame, and what was put off to after it. */
const settle = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(tagName: string): Promise<HTMLElement> {
  // Nothing is sent: a step that could be sent has no errors any more.
  vi.stubGlobal('fetch', () => NEVER);
  // Steps are entries of the tab, which is the test runner's.
  useFakeHistory();
  localStorage.clear();
  const tag = document.createElement(tagName);
  document.body.append(tag);
  const root = tag.shadowRoot?.querySelector<HTMLElement>('[data-quote-root]');
  if (!root) throw new Error('expected the root of the tag');
  await within(root).findByRole('heading', { level: 2 });
  return root;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (root: HTMLElement): Control[] =>
  [...root.querySelectorAll<Control>('form input, form select, form textarea')].filter(
    (control) => control.name !== '' && control.name !== 'leadRoute' && !control.disabled,
  );

function put(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

/** One edit as a visitor makes it, whichever control it is. */
function edit(root: HTMLElement, [which, text, at]: readonly [number, string, number]): void {
  const controls = controlsOf(root);
  const control = controls[which % controls.length];
  if (control instanceof HTMLSelectElement) {
    put(control, control.options[at % control.options.length]?.value ?? '');
  } else if (control?.matches('[type=radio],[type=checkbox]')) {
    control.click();
  } else if (control && control.type !== 'range') {
    put(control, text);
  }
}

const shown = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('form [role=alert] button')].map(({ textContent }) => textContent ?? '');

/** Whether the button says why it cannot be pressed yet. */
const isBlocked = (root: HTMLElement): boolean => root.querySelector('form [type=submit][aria-describedby]') !== null;

async function press(root: HTMLElement): Promise<void> {
  const before = headingOf(root);
  root.querySelector<HTMLButtonElement>('form button[type=submit]:not([aria-disabled])')?.click();
  const hasAnswered = (): boolean => headingOf(root) !== before || shown(root).length > 0 || isBlocked(root);
  await vi.waitUntil(hasAnswered, { timeout: 1500, interval: 10 }).catch(() => undefined);
  await settle();
}

const headingOf = (root: HTMLElement): string => root.querySelector('h2')?.textContent ?? '';

/** Every message leads to a control that stands in the form. */
async function expectLinks(root: HTMLElement): Promise<void> {
  for (const link of root.querySelectorAll<HTMLElement>('form [role=alert] button')) {
    link.click();
    await settle();
    const shadow = root.getRootNode();
    const active = shadow instanceof ShadowRoot ? shadow.activeElement : null;
    expect(active?.getAttribute('name'), `"${link.textContent}" leads to a field`).toBeTruthy();
  }
}

/** Empties what can be emptied, so that Continue fails. */
async function failStep(root: HTMLElement): Promise<void> {
  for (const control of controlsOf(root)) {
    if (control.matches('[value=custom]')) control.click();
  }
  await settle();
  for (const control of controlsOf(root)) {
    if (!control.matches('select,[type=radio],[type=checkbox],[type=range]')) put(control, '');
  }
  await settle();
  // Where the button waits for a box, the box is ticked.
  for (const control of isBlocked(root) ? controlsOf(root) : []) {
    if (control.matches('[type=checkbox]')) control.click();
  }
  await settle();
  await press(root);
}

async function mend(root: HTMLElement): Promise<void> {
  for (const control of controlsOf(root)) {
    if (control.matches('[value=medium],[type=checkbox]') && !('checked' in control && control.checked))
      control.click();
    const sample = SAMPLES[control.name];
    if (sample) put(control, sample);
    if (control.matches('[type=number]')) put(control, control.getAttribute('min') ?? '5');
  }
  await settle();
}

const edits = array(tuple(nat(40), constantFrom(...TEXTS), nat(5)), { minLength: 1, maxLength: 6 });

for (const tagName of TAGS) {
  test(
    `<${tagName}>: after a failed Continue every message that stays is still true`,
    { timeout: 120_000 },
    async () => {
      let failed = 0;
      await assert(
        asyncProperty(array(edits, { minLength: MAX_STEPS, maxLength: MAX_STEPS }), async (steps) => {
          const root = await open(tagName);
          for (const changes of steps) {
            const before = headingOf(root);
            await failStep(root);
            if (shown(root).length > 0) failed += 1;
            await expectLinks(root);
            for (const change of changes) {
              edit(root, change);
              await settle();
            }
            await settle();
            const kept = shown(root);
            await expectLinks(root);
            if (headingOf(root) === before) await press(root);
            // No verdict: the button waits for a box that was emptied again.
            if (isBlocked(root)) break;
            const isThrough = headingOf(root) !== before || root.querySelector('[aria-busy]') !== null;
            // What the schema says of these answers is what it says when they are sent.
            expect(isThrough ? [] : shown(root)).toEqual(expect.arrayContaining(kept));
            expect(isThrough || shown(root).length > 0, 'nobody is stopped without a word').toBe(true);
            await expectLinks(root);
            if (isThrough) continue;
            await mend(root);
            await press(root);
            if (headingOf(root) === before) break;
          }
          document.body.replaceChildren();
        }),
        { numRuns: 3, endOnFailure: true },
      );
      expect(failed, 'something has to fail, or nothing was tested').toBeGreaterThan(0);
    },
  );
}

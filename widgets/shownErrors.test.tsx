import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { describeEvery } from '../tests/support/element/everyFunnel.ts';
import { useFakeHistory } from '../tests/support/element/fakeHistory.ts';
import { nextFrame } from '../tests/support/element/frames.ts';
import type { FunnelUnderTest, OpenFunnel } from '../tests/support/element/openFunnel.ts';
import { focusedName, headingOf, messagesOf } from '../tests/support/element/walkTag.ts';
import { wordsOf } from '../tests/support/wordsOf.ts';

const SAMPLES: Readonly<Record<string, string>> = { postcode: 'NE1 4LP', businessName: 'Acme Ltd', carBrand: 'Tesla' };
const MAX_STEPS = 4;
const TEXTS = ['', '12', '40000', 'x', 'jane@example.com', 'NE1 4LP', '0191 498 0123', 'wrong'];

/** A tag that remembers nothing of the one before. */
function openAnew(funnel: FunnelUnderTest): Promise<OpenFunnel> {
  document.body.replaceChildren();
  localStorage.clear();
  useFakeHistory();
  return funnel.open();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = ({ root }: OpenFunnel): Control[] =>
  [...root.querySelectorAll<Control>('form input, form select, form textarea')].filter(
    (control) => control.name !== '' && control.name !== 'leadRoute' && !control.disabled,
  );

function put(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

/** One edit as a visitor makes it, whichever control it is. */
function edit(mounted: OpenFunnel, [which, text, at]: readonly [number, string, number]): void {
  const controls = controlsOf(mounted);
  const control = controls[which % controls.length];
  if (control instanceof HTMLSelectElement) {
    put(control, control.options[at % control.options.length]?.value ?? '');
  } else if (control?.matches('[type=radio],[type=checkbox]')) {
    control.click();
  } else if (control && control.type !== 'range') {
    put(control, text);
  }
}

const shown = (mounted: OpenFunnel): string[] => messagesOf(mounted).map(wordsOf);

/** Whether the button says why it cannot be pressed yet. */
const isBlocked = ({ root }: OpenFunnel): boolean =>
  root.querySelector('form [type=submit][aria-describedby]') !== null;

async function press(mounted: OpenFunnel): Promise<void> {
  const before = headingOf(mounted);
  mounted.root.querySelector<HTMLButtonElement>('form button[type=submit]:not([aria-disabled])')?.click();
  const hasAnswered = (): boolean => headingOf(mounted) !== before || shown(mounted).length > 0 || isBlocked(mounted);
  await vi.waitUntil(hasAnswered, { timeout: 1500, interval: 10 }).catch(() => undefined);
  await nextFrame();
}

/** Every message leads to a control that stands in the form. */
async function expectLinks(mounted: OpenFunnel): Promise<void> {
  for (const link of messagesOf(mounted)) {
    link.click();
    await nextFrame();
    expect(focusedName(mounted), `"${wordsOf(link)}" leads to a field`).toBeTruthy();
  }
}

/** Empties what can be emptied, so that Continue fails. */
async function failStep(mounted: OpenFunnel): Promise<void> {
  for (const control of controlsOf(mounted)) {
    if (control.matches('[value=custom]')) control.click();
  }
  await nextFrame();
  for (const control of controlsOf(mounted)) {
    if (!control.matches('select,[type=radio],[type=checkbox],[type=range]')) put(control, '');
  }
  await nextFrame();
  // Where the button waits for a box, the box is ticked.
  for (const control of isBlocked(mounted) ? controlsOf(mounted) : []) {
    if (control.matches('[type=checkbox]')) control.click();
  }
  await nextFrame();
  await press(mounted);
}

async function mend(mounted: OpenFunnel): Promise<void> {
  for (const control of controlsOf(mounted)) {
    if (control.matches('[value=medium],[type=checkbox]') && !('checked' in control && control.checked))
      control.click();
    const sample = SAMPLES[control.name];
    if (sample) put(control, sample);
    if (control.matches('[type=number]')) put(control, control.getAttribute('min') ?? '5');
  }
  await nextFrame();
}

const edits = array(tuple(nat(40), constantFrom(...TEXTS), nat(5)), { minLength: 1, maxLength: 6 });

describeEvery(
  'after a failed Continue',
  () => [edits],
  (_cases, _journey, funnel) => {
    test('every message that stays is still true', { timeout: 120_000 }, async () => {
      // Nothing is answered: a step that could be sent has no errors any more.
      funnel.calls.mockReturnValue(new Promise(() => undefined));
      let failed = 0;
      const property = asyncProperty(array(edits, { minLength: MAX_STEPS, maxLength: MAX_STEPS }), async (steps) => {
        const mounted = await openAnew(funnel);
        for (const changes of steps) {
          const before = headingOf(mounted);
          await failStep(mounted);
          if (shown(mounted).length > 0) failed += 1;
          await expectLinks(mounted);
          for (const change of changes) {
            edit(mounted, change);
            await nextFrame();
          }
          await nextFrame();
          const kept = shown(mounted);
          await expectLinks(mounted);
          if (headingOf(mounted) === before) await press(mounted);
          // No verdict: the button waits for a box that was emptied again.
          if (isBlocked(mounted)) break;
          const isThrough = headingOf(mounted) !== before || mounted.root.querySelector('[aria-busy]') !== null;
          // What the schema says of these answers is what it says when they are sent.
          expect(isThrough ? [] : shown(mounted)).toEqual(expect.arrayContaining(kept));
          expect(isThrough || shown(mounted).length > 0, 'nobody is stopped without a word').toBe(true);
          await expectLinks(mounted);
          if (isThrough) continue;
          await mend(mounted);
          await press(mounted);
          if (headingOf(mounted) === before) break;
        }
      });
      await assert(property, { numRuns: 3, endOnFailure: true });
      expect(failed, 'something has to fail, or nothing was tested').toBeGreaterThan(0);
    });
  },
);

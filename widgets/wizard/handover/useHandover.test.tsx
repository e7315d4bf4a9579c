import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { settle } from '../../../tests/support/element/frames.ts';
import { now, testHost } from '../../../tests/support/element/renderWithHost.tsx';
import { noteReplay } from '../../runtime/earlyChanges.ts';
import { HostContext, type Host } from '../../runtime/host.ts';
import { readRecord, removeRecord, writeRecord } from '../../runtime/storage.ts';
import type { FunnelSpec } from '../funnelSpec.ts';
import { restoreKnown } from '../stored.ts';
import { useHandover } from './useHandover.tsx';

type Values = { name: string; email: string };
const initial: Values = { name: '', email: '' };
const toast = { title: '', text: '' };
const spec: FunnelSpec<Values, number> = {
  type: 'solar',
  funnel: 'shell',
  referencePrefix: 'SQ-',
  steps: ['One', 'Two', 'Quote'],
  storageKey: 'shell_test',
  consentVersion: 'v',
  toasts: { success: toast, submitFailed: toast, saveFailed: toast },
  schemas: [z.object({ name: z.string().check(z.minLength(1, 'Enter a name')), email: z.string() }), z.object({})],
  quoteOf: () => 1,
  toQuoteData: () => ({}),
  conversionOf: () => undefined,
  totalOf: (quote) => quote,
  confirmationsFor: () => [],
  restore: restoreKnown,
  valuesOfRecord: () => undefined,
};

type LoadLater = () => Promise<{ spec: FunnelSpec<Values, number> }>;

const Shell = ({ loadLater }: { readonly loadLater: LoadLater }) => {
  const shell = useHandover({ initial, attribution: {}, loadLater });
  const { formRef, onSubmit, onInput } = shell.formProps;
  return (
    <>
      {shell.engine}
      <form ref={formRef} noValidate onSubmit={onSubmit} onInput={onInput}>
        <p>
          step {shell.funnel?.wizard.position.step ?? 0}, {shell.isBusy ? 'busy' : 'idle'},{' '}
          {shell.hasFailed ? 'failed' : 'well'}
        </p>
        <input {...shell.form.field('name')} />
        <em>{shell.form.messageOf('name')}</em>
        <input {...shell.form.field('email')} />
        <button type="submit">Continue</button>
      </form>
    </>
  );
};

beforeEach(() => {
  localStorage.clear();
  removeRecord(testHost({ isOwnOrigin: false }), 'shell_test');
  // The page rests at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loading that a test settles when it wants to, each try anew. */
function heldLoad() {
  const tries: { resolve: () => void; reject: () => void }[] = [];
  const load = vi.fn<LoadLater>(
    () =>
      new Promise((resolve, reject) => {
        tries.push({ resolve: () => resolve({ spec }), reject: () => reject(new Error('no network')) });
      }),
  );
  return { load, tries };
}

function show(load: LoadLater, changes: Partial<Host> = {}) {
  const host = testHost({ isOwnOrigin: false, ...changes });
  const { container } = render(
    <HostContext.Provider value={host}>
      <Shell loadLater={load} />
    </HostContext.Provider>,
  );
  return { container, touch: () => now(() => host.element?.dispatchEvent(new Event('pointerdown'))) };
}

/** In the tag of somebody who has touched it. */
function start(load: LoadLater) {
  const { container, touch } = show(load);
  touch();
  const input = container.querySelector('input');
  if (!input) throw new Error('expected a field');
  const find = (selector: string): string => container.querySelector(selector)?.textContent ?? '';
  return {
    input,
    answers: () => [...container.querySelectorAll('input')].map(({ value }) => value),
    status: () => find('p'),
    message: () => find('em'),
    press: () => now(() => container.querySelector('button')?.click()),
    type(text: string) {
      input.value = text;
      now(() => input.dispatchEvent(new Event('input', { bubbles: true })));
    },
  };
}

it('carries out a Continue that was pressed before the rest was there, with what was typed', async () => {
  const { load, tries } = heldLoad();
  const { input, status, press, type } = start(load);
  type('Jane');
  press();
  expect(status()).toBe('step 0, busy, well');
  now(() => tries[0]?.resolve());
  await expect.poll(status).toBe('step 2, idle, well');
  expect(input.value).toBe('Jane');
});

it('gives up a Continue that was pressed before held answers had led past the first step', async () => {
  // The pause passes at once after which answers are kept.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  const first = heldLoad();
  const before = start(first.load);
  before.type('Jane');
  before.press();
  now(() => first.tries[0]?.resolve());
  await expect.poll(before.status).toBe('step 2, idle, well');
  await expect.poll(() => JSON.stringify(readRecord(testHost({ isOwnOrigin: false }), 'shell_test'))).toContain('Jane');
  cleanup();
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const { load, tries } = heldLoad();
  const { press, status } = start(load);
  press();
  now(() => tries[0]?.resolve());
  await expect.poll(status).toBe('step 2, idle, well');
  await settle();
  expect(status()).toBe('step 2, idle, well');
  expect(sent).not.toHaveBeenCalled();
});

/** What a tag has kept that was in this page before. */
function keepDraft(values: Values, step: number): void {
  const draft = { values, step, savedAt: new Date().toISOString() };
  writeRecord(testHost({ isOwnOrigin: false }), 'shell_test', { drafts: { shell: draft } });
}

it('brings back what the page held, and where the visitor was', async () => {
  keepDraft({ name: 'Ada', email: 'ada@example.com' }, 2);
  const { load, tries } = heldLoad();
  const { answers, status } = start(load);
  now(() => tries[0]?.resolve());
  await expect.poll(status).toBe('step 2, idle, well');
  expect(answers()).toEqual(['Ada', 'ada@example.com']);
});

it('leaves what was typed before held answers came, in the field that has the focus, and fills in the rest', async () => {
  keepDraft({ name: 'Ada', email: 'ada@example.com' }, 2);
  const { load, tries } = heldLoad();
  const { answers, input, press, status, type } = start(load);
  input.focus();
  type('Jane');
  now(() => tries[0]?.resolve());
  await expect.poll(answers).toEqual(['Jane', 'ada@example.com']);
  expect(status()).toBe('step 1, idle, well');
  expect(document.activeElement).toBe(input);
  press();
  await expect.poll(status).toBe('step 2, idle, well');
  expect(answers()).toEqual(['Jane', 'ada@example.com']);
});

it('validates an early Continue as any other, and focuses the wrong field', async () => {
  const { load, tries } = heldLoad();
  const { input, message, status, press } = start(load);
  press();
  now(() => tries[0]?.resolve());
  await expect.poll(message).toBe('Enter a name');
  expect(status()).toBe('step 1, idle, well');
  await expect.poll(() => document.activeElement).toBe(input);
});

it('clears a message when its field is edited', async () => {
  const { load, tries } = heldLoad();
  const { message, press, type } = start(load);
  now(() => tries[0]?.resolve());
  press();
  await expect.poll(message).toBe('Enter a name');
  type('J');
  await expect.poll(message).toBe('');
});

it('waits for nobody: without a press it stays on the first step', async () => {
  const { load, tries } = heldLoad();
  const { status } = start(load);
  now(() => tries[0]?.resolve());
  await expect.poll(status).toBe('step 1, idle, well');
});

it('waits until the form knows what was answered before its code came', async () => {
  const { load, tries } = heldLoad();
  const element = document.createElement('div');
  const endReplay = noteReplay(element);
  const { container, touch } = show(load, { element });
  const status = () => container.querySelector('p')?.textContent;
  touch();
  now(() => tries[0]?.resolve());
  await expect.poll(() => load.mock.settledResults.length).toBe(1);
  await settle();
  expect(status()).toBe('step 0, idle, well');
  now(endReplay);
  await expect.poll(status).toBe('step 1, idle, well');
});

describe('the rest is fetched', () => {
  const keeping = document.createElement('solar-quote');
  keeping.setAttribute('keep', 'session');

  // That it waits for one where the page holds nothing: tests/e2e/partner/untouched.spec.ts. Here others have left something.
  it('on pages of others when the tag is touched', () => {
    const { load } = heldLoad();
    show(load).touch();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<Host>]>([
    ['on our own pages', { isOwnOrigin: true }],
    ['where the page keeps answers in its session', { element: keeping }],
    ['where something was typed since the page is open', {}],
  ])('%s, once the page rests', (_name, changes) => {
    writeRecord(testHost({ isOwnOrigin: false }), spec.storageKey ?? '', {});
    const { load } = heldLoad();
    show(load, changes);
    expect(load).toHaveBeenCalledOnce();
  });
});

it('tells that the rest did not load, gives the press up, and tries again at the next one', async () => {
  const { load, tries } = heldLoad();
  const { input, status, press, type } = start(load);
  type('Jane');
  press();
  now(() => tries[0]?.reject());
  await expect.poll(status).toBe('step 0, idle, failed');
  expect(input.value).toBe('Jane');
  press();
  expect(load).toHaveBeenCalledTimes(2);
  now(() => tries[1]?.resolve());
  await expect.poll(status).toBe('step 2, idle, well');
});

import { act, cleanup, render } from '@testing-library/preact';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFakeHistory, type FakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { testHost } from '../../tests/support/element/hosts.ts';
import type { Host } from './host.ts';
import { move, whenSettled } from './scroll.ts';
import { useStepHistory } from './stepHistory.ts';

const LAST = 4;
let goTo: (step: number) => void = () => {};
let onShown: (step: number) => void = () => {};

function Wizard({ host }: { host: Host }) {
  const [step, setStep] = useState(1);
  useEffect(() => {
    goTo = setStep;
  }, []);
  useStepHistory(host, step, { isTerminal: step === LAST, onBack: setStep });
  // After the history, as the heading of a step comes after it.
  useLayoutEffect(() => whenSettled(() => onShown(step)), [step]);
  return <output>{step}</output>;
}

// The tag of the test is a div.
const entry = (step: number) => ({ quoteStep: { div: step } });

let tab: FakeHistory;
let container: Element | undefined;
function show(isOwnOrigin: boolean): void {
  // One host for all renders, as a tag has.
  const host = testHost(isOwnOrigin);
  container = render(<Wizard host={host} />).container;
}

/** Until nothing is under way: a move may be answered by the next one. */
const arrive = async (): Promise<void> => {
  while (vi.getTimerCount() > 0) {
    await act(async () => {
      await vi.advanceTimersToNextTimerAsync();
    });
  }
};
async function open(isOwnOrigin: boolean): Promise<void> {
  show(isOwnOrigin);
  await arrive();
}

const shown = (): string | null | undefined => container?.querySelector('output')?.textContent;
const walkTo = async (step: number): Promise<void> => {
  void act(() => goTo(step));
  await arrive();
};
const browserBack = async (): Promise<void> => {
  tab.back();
  await arrive();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab = useFakeHistory();
});

afterEach(() => {
  onShown = () => {};
  cleanup();
  // The page counts its moves: one that is under way would be so in the next test.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the browser goes back step by step', async () => {
  await open(true);
  await walkTo(2);
  await walkTo(3);
  await browserBack();
  expect(shown()).toBe('2');
  await browserBack();
  expect(shown()).toBe('1');
});

test('Back of the form and of the browser agree', async () => {
  await open(true);
  await walkTo(2);
  await walkTo(3);
  await walkTo(2);
  await browserBack();
  expect(shown()).toBe('1');
});

test('a Back of the browser that comes while the form goes back is a step of its own', async () => {
  tab.pushState({ page: 'solar-quote' });
  await open(true);
  for (const step of [2, 3]) await walkTo(step);
  void act(() => goTo(2));
  tab.backMeanwhile();
  await arrive();
  expect(shown()).toBe('1');
  await browserBack();
  expect(tab.state).toEqual({ page: 'start' });
});

test('a jump to a later step can be walked back step by step', async () => {
  await open(true);
  await walkTo(3);
  await browserBack();
  expect(shown()).toBe('2');
});

test('forward leads nowhere: answers may have changed', async () => {
  await open(true);
  await walkTo(2);
  await browserBack();
  tab.forward();
  await arrive();
  expect(shown()).toBe('1');
});

test('from the result the browser leaves the funnel', async () => {
  tab.pushState({ page: 'solar-quote' });
  await open(true);
  for (const step of [2, 3, LAST]) await walkTo(step);
  expect(shown()).toBe(`${LAST}`);
  await browserBack();
  expect(tab.state).toEqual({ page: 'start' });
  expect(shown()).toBe(`${LAST}`);
});

test('a new start after the result stays on the page, and goes back step by step again', async () => {
  await open(true);
  for (const step of [2, 3, LAST, 1, 2]) await walkTo(step);
  expect(shown()).toBe('2');
  await browserBack();
  expect(shown()).toBe('1');
});

test('forward from the result leads nowhere', async () => {
  await open(true);
  for (const step of [2, 3, LAST]) await walkTo(step);
  tab.forward();
  await arrive();
  expect(shown()).toBe(`${LAST}`);
  expect(tab.state).toMatchObject(entry(1));
});

test('a partner page keeps its own history', async () => {
  await open(false);
  await walkTo(2);
  await walkTo(3);
  expect(tab.length).toBe(1);
  expect(tab.state).toEqual({ page: 'start' });
});

test('after a reload in the middle the funnel starts again below its own entries', async () => {
  for (const step of [1, 2, 3]) tab.pushState({ page: 'solar-quote', ...entry(step) });
  await open(true);
  expect(tab.state).toEqual({ page: 'solar-quote', ...entry(1) });
  await browserBack();
  expect(tab.state).toEqual({ page: 'start' });
});

test('a Continue that comes while the funnel goes below its own entries is not taken back', async () => {
  for (const step of [1, 2, 3]) tab.pushState({ page: 'solar-quote', ...entry(step) });
  show(true);
  expect(tab.isMoving).toBe(true);
  void act(() => goTo(2));
  await arrive();
  expect(shown()).toBe('2');
  expect(tab.state).toMatchObject(entry(2));
  await browserBack();
  expect(shown()).toBe('1');
  await browserBack();
  expect(tab.state).toEqual({ page: 'start' });
});

describe('where the page is scrolled to', () => {
  test('is left to the step that comes up: after Back, and at the result', async () => {
    await open(true);
    for (const step of [2, 3]) await walkTo(step);
    await browserBack();
    await walkTo(3);
    await walkTo(LAST);
    expect(tab.restored).toBe(0);
  });

  test.each([1, 2, 3, LAST])('is the browser’s again for who leaves from step %s', async (last) => {
    await open(true);
    for (let step = 2; step <= last; step += 1) await walkTo(step);
    expect(tab.scrollRestoration).toBe('auto');
  });

  test('is the browser’s again after Back, and for the page before', async () => {
    tab.pushState({ page: 'solar-quote' });
    await open(true);
    for (const step of [2, 3]) await walkTo(step);
    for (const step of ['2', '1']) {
      await browserBack();
      expect(shown()).toBe(step);
      expect(tab.scrollRestoration).toBe('auto');
    }
    await browserBack();
    expect(tab.state).toEqual({ page: 'start' });
    expect(tab.restored).toBe(1);
  });

  test('after a reload in the middle is the browser’s', async () => {
    for (const step of [1, 2, 3]) tab.pushState(entry(step));
    tab.go(-2);
    await arrive();
    tab.scrollRestoration = 'manual';
    tab.go(2);
    await arrive();
    await open(true);
    expect(tab.state).toEqual(entry(1));
    expect(tab.scrollRestoration).toBe('auto');
  });
});

test('a step shows itself when the tab has arrived at its entry', async () => {
  const seen: unknown[] = [];
  await open(true);
  onShown = (step) => seen.push([step, tab.state]);
  for (const step of [2, LAST]) await walkTo(step);
  expect(seen).toEqual([
    [2, { page: 'start', ...entry(2) }],
    [LAST, { page: 'start', ...entry(1) }],
  ]);
});

test('a move that never arrives holds nothing up for long', () => {
  const seen: string[] = [];
  move(-5);
  whenSettled(() => seen.push('shown'));
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(seen).toEqual(['shown']);
});

test('two tags on one page count their own steps', async () => {
  await open(true);
  const other = render(<Wizard host={testHost(true, document.createElement('section'))} />).container;
  await arrive();
  const steps = (): (string | null | undefined)[] => [shown(), other.querySelector('output')?.textContent];
  // `goTo` is that of the second tag now.
  await walkTo(2);
  await browserBack();
  expect(steps()).toEqual(['1', '1']);
  tab.forward();
  await arrive();
  expect(steps()).toEqual(['1', '1']);
  expect(tab.state).toEqual({ page: 'start', quoteStep: { div: 1, section: 1 } });
});

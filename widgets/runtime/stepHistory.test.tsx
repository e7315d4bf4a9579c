import { cleanup, render } from '@testing-library/preact';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeHistory, type FakeHistory } from '../../tests/support/element/fakeHistory.ts';
import { testHost } from '../../tests/support/element/hosts.ts';
import { settle } from '../../tests/support/element/mountFixture.ts';
import type { Host } from './host.ts';
import { useStepHistory } from './stepHistory.ts';

const LAST = 4;
let goTo: (step: number) => void = () => {};

function Wizard({ host }: { host: Host }) {
  const [step, setStep] = useState(1);
  useEffect(() => {
    goTo = setStep;
  }, []);
  useStepHistory(host, step, { isTerminal: step === LAST, onBack: setStep });
  return <output>{step}</output>;
}

let tab: FakeHistory;
let container: Element | undefined;
async function open(isOwnOrigin: boolean): Promise<void> {
  container = render(<Wizard host={testHost(isOwnOrigin)} />).container;
  await settle();
}

const shown = (): string | null | undefined => container?.querySelector('output')?.textContent;
const walkTo = async (step: number): Promise<void> => {
  goTo(step);
  await settle(80);
};
const browserBack = async (): Promise<void> => {
  tab.back();
  await settle(80);
};

beforeEach(() => {
  tab = useFakeHistory();
});

afterEach(() => {
  cleanup();
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
  await settle(80);
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
  await settle(120);
  expect(shown()).toBe(`${LAST}`);
  expect(tab.state).toMatchObject({ quoteStep: 1 });
});

test('a partner page keeps its own history', async () => {
  await open(false);
  await walkTo(2);
  await walkTo(3);
  expect(tab.length).toBe(1);
  expect(tab.state).toEqual({ page: 'start' });
});

test('after a reload in the middle the funnel starts again below its own entries', async () => {
  tab.pushState({ page: 'solar-quote', quoteStep: 1 });
  tab.pushState({ quoteStep: 2 });
  tab.pushState({ quoteStep: 3 });
  await open(true);
  expect(tab.state).toEqual({ page: 'solar-quote', quoteStep: 1 });
  await browserBack();
  expect(tab.state).toEqual({ page: 'start' });
});

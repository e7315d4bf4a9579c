import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HELLO = { title: 'Hello', text: 'You have come back.' };
const BYE = { title: 'Bye', text: 'See you.' };

test('keeps the newest toast and nothing before it', () => {
  const store = createToastStore();
  store.add(HELLO);
  const id = store.add(BYE);
  expect(store.toasts()).toEqual([{ ...BYE, id, isOpen: true }]);
});

test('changes the words of a toast', () => {
  const store = createToastStore();
  const id = store.add(HELLO);
  store.update(id, { text: 'Welcome.' });
  store.update(id + 1, { text: 'Nobody.' });
  expect(store.toasts()).toEqual([{ id, title: 'Hello', text: 'Welcome.', isOpen: true }]);
});

test('closes a dismissed toast at once and removes it after 1,000,000 milliseconds', () => {
  const store = createToastStore();
  const id = store.add(HELLO);
  store.dismiss(id);
  expect(store.toasts()).toEqual([{ ...HELLO, id, isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toEqual([]);
});

test.each(['replaced', 'removed', 'dismissed twice and removed'])('leaves no timer behind when it is %s', (how) => {
  const store = createToastStore();
  const id = store.add(HELLO);
  store.dismiss(id);
  if (how === 'replaced') store.add(BYE);
  else {
    if (how !== 'removed') store.dismiss(id);
    store.remove(id);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('tells its listeners until they have heard enough', () => {
  const store = createToastStore();
  const heard: number[] = [];
  const stop = store.subscribe((toasts) => heard.push(toasts.length));
  store.remove(store.add(HELLO));
  stop();
  store.add(BYE);
  expect(heard).toEqual([1, 0]);
});

import { within } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShadow } from '../../workbench/renderInShadow.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Host = () => {
  const { toast, show, close, pause, resume } = useToast();
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Quote Sent', text: 'On its way.' })}>
        First
      </button>
      <button type="button" onClick={() => show({ title: 'Submission Error', text: 'Please try again.' }, 'danger')}>
        Second
      </button>
      <Toaster toast={toast} closeLabel="Close" onClose={close} onPause={pause} onResume={resume} />
    </>
  );
};

const open = () => {
  const screen = within(renderInShadow(<Host />).container);
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { status: screen.getByRole('status'), screen, press, wait };
};

it('speaks through a region that was there before', async () => {
  const { status, press } = open();
  expect(status.textContent).toBe('');
  await press('First');
  expect(status.textContent).toBe('Quote SentOn its way.');
});

it('leaves after three seconds', async () => {
  const { status, press, wait } = open();
  await press('First');
  await wait(2999);
  expect(status.textContent).not.toBe('');
  await wait(1);
  expect(status.textContent).toBe('');
});

it('waits while the pointer or the focus is on it', async () => {
  const { status, screen, press, wait } = open();
  await press('First');
  await act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await wait(10_000);
  expect(status.textContent).not.toBe('');
  await act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await wait(3000);
  expect(status.textContent).toBe('');

  await press('First');
  const toast = status.querySelector('div');
  await act(() => void toast?.dispatchEvent(new MouseEvent('mouseenter')));
  await wait(10_000);
  expect(status.textContent).not.toBe('');
  await act(() => void toast?.dispatchEvent(new MouseEvent('mouseleave')));
  await wait(3000);
  expect(status.textContent).toBe('');
});

it('shows one at a time, the newest with its full time', async () => {
  const { status, press, wait } = open();
  await press('First');
  await wait(2000);
  await press('Second');
  await wait(2000);
  expect(status.textContent).toBe('Submission ErrorPlease try again.');
});

it('closes by its button and leaves no clock behind', async () => {
  const { status, press } = open();
  await press('First');
  await press('Close');
  expect(status.textContent).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it('takes no room', async () => {
  const { status, press } = open();
  await press('First');
  expect(status.getBoundingClientRect().height).toBe(0);
});

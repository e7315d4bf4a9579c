import { cleanup, render, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BOOKING_MESSAGES, bookingDays } from '#contract/common/booking.ts';
import { testHost } from '../../tests/support/element/renderWithHost.tsx';
import { HostContext } from '../runtime/host.ts';
import { Booking } from './Booking.tsx';
import { booking as copy } from './laterCopy.ts';

const calls = vi.fn<typeof fetch>();
const shown: string[] = [];
const TOKEN = 't'.repeat(24);
// Tomorrow may be a Sunday, when nobody installs.
const { first } = bookingDays(Date.now());

function weekdayFrom(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  if (date.getDay() === 0) date.setDate(date.getDate() + 1);
  return date.toISOString().slice(0, 10);
}

beforeEach(() => {
  vi.stubGlobal('fetch', calls);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  calls.mockReset();
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  render(
    <HostContext.Provider value={testHost()}>
      <Booking answer={{ id: 'a', token: TOKEN }} showToast={({ title }) => shown.push(title)} />
    </HostContext.Provider>,
  );
  const page = within(document.body);
  return { page, button: () => page.getByRole('button', { name: copy.submit }) };
}

it('asks for what is missing, at the fields, and sends nothing', async () => {
  const { page, button } = open();
  await userEvent.click(button());
  expect(page.getByRole('alert').textContent).toContain(BOOKING_MESSAGES.missing);
  expect(page.getByRole('alert').textContent).toContain(BOOKING_MESSAGES.slot);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('day');
  expect(calls).not.toHaveBeenCalled();
});

it('sends the wish, says what was asked for, and lets the visitor ask for another day', async () => {
  calls.mockImplementation(async () => new Response(JSON.stringify({ action: 'book' })));
  const { page, button } = open();
  const day = weekdayFrom(first);
  await userEvent.fill(page.getByLabelText(/Preferred day/), day);
  await userEvent.click(page.getByText(copy.slot.afternoon));
  await userEvent.click(button());
  await expect.poll(() => shown).toEqual([copy.toast.title]);
  expect(calls.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: TOKEN, action: 'book', day, slot: 'afternoon' }));
  await userEvent.click(page.getByRole('button', { name: copy.change }));
  expect(button()).toBeTruthy();
});

it("shows the server's own objection at its field", async () => {
  calls.mockImplementation(
    async () => new Response(JSON.stringify({ errors: [{ path: 'day', message: 'We are full' }] }), { status: 422 }),
  );
  const { page, button } = open();
  await userEvent.fill(page.getByLabelText(/Preferred day/), weekdayFrom(first));
  await userEvent.click(page.getByText(copy.slot.morning));
  await userEvent.click(button());
  await expect.poll(() => page.queryByRole('alert')?.textContent).toContain('We are full');
});

it('tells that the booking was not sent', async () => {
  calls.mockImplementation(async () => new Response('{}', { status: 403 }));
  const { page, button } = open();
  await userEvent.fill(page.getByLabelText(/Preferred day/), weekdayFrom(first));
  await userEvent.click(page.getByText(copy.slot.morning));
  await userEvent.click(button());
  await expect.poll(() => shown).toEqual([copy.failed.title]);
});

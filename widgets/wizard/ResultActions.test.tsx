import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { renderInShadow } from '../workbench/renderInShadow.tsx';
import { ResultActions } from './ResultActions.tsx';

afterEach(cleanup);

const show = (
  changes: { readonly isEmailing?: boolean; readonly sentTo?: string } = {},
  answer: QuoteAnswer = { id: 'a' },
) => {
  const email = vi.fn<() => Promise<void>>().mockResolvedValue();
  const actions = {
    isEmailing: false,
    sentTo: undefined,
    showsLink: false,
    link: '',
    share: async () => {},
    copy: async () => {},
    call: () => {},
    print: () => {},
    downloadPdf: async () => {},
    toaster: { toast: undefined, show: () => {}, close: () => {}, pause: () => {}, resume: () => {} },
    ...changes,
    email,
  };
  const { container } = renderInShadow(<ResultActions answer={answer} actions={actions} />);
  return { email, view: within(container) };
};

it('Email Quote is a button until the mail is on its way', () => {
  const { email, view } = show();
  view.getByRole('button', { name: 'Email Quote' }).click();
  expect(email).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Sent to/)).toBeNull();
});

it('says "Sent" then, stays in reach, names its reason and does nothing', () => {
  const { email, view } = show({ sentTo: 'jane@example.com' });
  const button = view.getByRole('button', { name: 'Sent' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toMatchObject({ disabled: false, ariaBusy: null });
  expect(button.className).not.toContain('busy');
  const reason = view.getByText(/Sent to jane@example.com/);
  expect(button.getAttribute('aria-describedby')).toBe(reason.id);
  button.click();
  expect(email).not.toHaveBeenCalled();
});

it.each(['Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'names the last day of the United Kingdom, as mail and PDF do, on a device of %s',
  async (timezoneId) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
    // In Newcastle half past midnight, and half past eleven in the evening.
    for (const [expiresAt, day] of [
      ['2027-07-15T23:30:00Z', '16 July 2027'],
      ['2027-07-15T22:30:00Z', '15 July 2027'],
    ] as const) {
      const { view } = show({}, { id: 'a', expiresAt });
      expect(view.getByText(/^We'll keep the link/).textContent).toContain(`until ${day}.`);
      cleanup();
    }
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
  },
);

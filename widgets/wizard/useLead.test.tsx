import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, renderInTag, testHost } from '../../tests/support/element/renderWithHost.tsx';
import type { LeadSpec } from './funnelSpec.ts';
import { useDraft } from './useDraft.ts';
import { useLead } from './useLead.ts';

interface Values {
  readonly size: number;
}

const calls = vi.fn<typeof fetch>();
const keys = (): (string | null)[] =>
  calls.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', calls);
  calls.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ id: 'a', reference: 'SQ-1' }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  calls.mockReset();
});

/** @param total pounds, of each price list */
const specAt = (total: number): LeadSpec<Values, number> => ({
  type: 'solar',
  funnel: 'solar',
  referencePrefix: 'SQ-',
  consentVersion: '1',
  quoteOf: () => total,
  toQuoteData: (values, quote) => ({ ...values, quote }),
  kept: { kind: 'quote', price: (quote) => `£${quote}` },
  totalOf: (quote) => quote,
  conversionOf: () => undefined,
  toasts: { submitFailed: { title: 'Failed', text: '' } },
});

/** The answers are sent on one view of our page. */
async function sendOnce(spec: LeadSpec<Values, number>, values: Values): Promise<void> {
  const { result, unmount } = renderInTag(
    testHost({ isOwnOrigin: true }),
    () => {
      const kept = { storageKey: 'lead_quote_data', valuesOfRecord: () => undefined };
      const ignored = { restore: () => undefined, bringBack: () => undefined };
      const draft = useDraft({ funnel: 'solar', ...kept, ...ignored });
      const told = { showToast: () => undefined, onInvalid: () => undefined };
      return { draft, lead: useLead(spec, { attribution: {}, ...told, keeper: () => draft }) };
    },
    undefined,
  );
  await eventually(async () => {
    const sent = await result.current.lead.submit(values, null);
    if (sent) result.current.draft.complete(sent.record, sent.kept);
  });
  unmount();
}

it('the same answers at the same price are one lead, on each view of the page', async () => {
  await sendOnce(specAt(3297), { size: 4 });
  await sendOnce(specAt(3297), { size: 4 });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

it('at another price they are another one: the server keeps a lead at the price that it was sent with', async () => {
  await sendOnce(specAt(3297), { size: 4 });
  await sendOnce(specAt(3450), { size: 4 });
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(2);
});

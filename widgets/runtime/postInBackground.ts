import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import type { Host } from './host.ts';
import { newSubmissionKey, type QuotePost } from './postQuote.ts';

/**
 * Sends a post that nobody waits for and that survives the page: once, in the background. Whether it arrives changes
 * nothing for the visitor. Never throws.
 */
export function postInBackground(host: Host, post: Omit<QuotePost, 'key' | 'leadRoute'>): void {
  const partner = host.element?.getAttribute('partner')?.trim() ?? '';
  const message = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${partner}`,
      'Idempotency-Key': newSubmissionKey(),
    },
    body: JSON.stringify({ ...post, leadRoute: '' }),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  } as const;
  // An async function turns whatever is thrown into a rejection, which is of no interest.
  const send = async (): Promise<Response> => fetch(`${host.apiBase}${QUOTE_HANDLER_PATH}`, message);
  send().catch(() => undefined);
}

import { PARTNER_CHECK_PATH } from '#contract/common/wire.ts';
import { warnOnce } from './attributes.ts';
import type { Host } from './host.ts';

const checked = new Set<string>();

const statusOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;

/**
 * Tells the developer of a page, once and in the console, that its partner key is unknown or switched off. Leads
 * are taken all the same, so a key that cannot be checked is nobody's trouble.
 */
export async function checkPartner(host: Pick<Host, 'element' | 'apiBase'>, key: string | undefined): Promise<void> {
  if (!key) return;
  const url = `${host.apiBase}${PARTNER_CHECK_PATH}?key=${encodeURIComponent(key)}`;
  if (checked.has(url)) return;
  checked.add(url);
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'strict-origin' });
    const status = response.ok ? statusOf(await response.json()) : undefined;
    if (status !== 'unknown' && status !== 'disabled') return;
    const reason = status === 'unknown' ? 'is not known: check the spelling' : 'is switched off: please contact us';
    warnOnce(`<${host.element?.localName}>: the partner key "${key}" ${reason}. Leads arrive without a partner.`);
  } catch {
    // Offline, or an origin that may not ask: the post itself will say so.
  }
}

import { PARTNER_CHECK_PATH, type QuoteAnswer } from '#contract/common/wire.ts';
import { parseOrigin } from './addresses.ts';
import { commonAttribute } from './attributes.ts';
import { onFirstTouch } from './firstTouch.ts';
import type { Host } from './host.ts';
import { scriptOrigin } from './script.ts';
import type { Shell } from './shell.ts';
import { warnOnce } from './warnings.ts';

interface PageCheck {
  readonly shell: Shell;
  readonly apiBase: string;
  /** Partner key of the tag; "" for none. */
  readonly key: string;
  /** Whether the visitor has begun with the form. */
  readonly isTouched: () => boolean;
}

interface Answer {
  readonly status: unknown;
  readonly origin: unknown;
  readonly destination: unknown;
}

// One question for all tags of a page that would ask the same.
const answers = new Map<string, Promise<Answer | undefined>>();
const closedFor = new Set<string>();

async function ask(url: string, init: RequestInit = { priority: 'low' }): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'strict-origin' });
    const body: unknown = response.ok ? await response.json() : undefined;
    if (typeof body !== 'object' || body === null) return undefined;
    const get = (name: string): unknown => Reflect.get(body, name);
    return { status: get('status'), origin: get('origin'), destination: get('destination') };
  } catch {
    // No connection just now: nothing is known, the form stays, and the post itself will say so.
    answers.delete(url);
    return undefined;
  }
}

function askOnce({ apiBase, key }: PageCheck): Promise<Answer | undefined> {
  const url = `${apiBase}${PARTNER_CHECK_PATH}${key && `?key=${encodeURIComponent(key)}`}`;
  const answer = answers.get(url) ?? ask(url);
  answers.set(url, answer);
  return answer;
}

function remedyFor(key: string, status: unknown): string {
  const { origin } = globalThis;
  if (origin === 'null') return 'Put the tag on a page with an https address, not in a sandboxed frame or a file.';
  if (key === '') return `Ask us to register exactly ${origin}, and put your key on the tag: partner="…".`;
  if (status === 'active') return `Ask us to add exactly ${origin} to your partner key "${key}".`;
  const state = status === 'disabled' ? 'is switched off' : 'is not known to us either';
  return `The partner key "${key}" ${state}: check it, and ask us to register exactly ${origin} with it.`;
}

function logForDeveloper({ apiBase, key }: PageCheck, status: unknown): void {
  if (closedFor.has(apiBase)) return;
  closedFor.add(apiBase);
  const page =
    globalThis.origin === 'null' ? 'This page has no origin of its own' : `${globalThis.origin} is not registered`;
  console.error(`Quote widgets: ${page}, so its forms cannot be sent to us. ${remedyFor(key, status)}`);
}

function warnAboutKey({ shell, key }: PageCheck, status: unknown): void {
  if (key === '' || (status !== 'unknown' && status !== 'disabled')) return;
  const reason = status === 'unknown' ? 'is not known: check the spelling' : 'is switched off: please contact us';
  warnOnce(`<${shell.element.localName}>: the partner key "${key}" ${reason}. Leads arrive without a partner.`);
}

/**
 * Asks the server about the page and its key. A key that is unknown or switched off is told to the developer and leads
 * are taken all the same; a page that may not send gets a way that works in the place of its forms.
 */
async function checkPartner(check: PageCheck): Promise<void> {
  const answer = await askOnce(check);
  if (!answer) return;
  if (answer.origin !== 'unregistered') {
    warnAboutKey(check, answer.status);
    return;
  }
  logForDeveloper(check, answer.status);
  const { closeForm } = await import('./closedForm.ts');
  closeForm(check.shell, check.isTouched());
}

/** Asks whether the page of a tag may send at all, and whose it is. */
export async function checkPage(shell: Shell): Promise<void> {
  const { element, root } = shell;
  const apiBase = parseOrigin(element.getAttribute('api') ?? '') ?? scriptOrigin;
  const key = element.getAttribute('partner')?.trim() ?? '';
  // Our own pages may send to us, and without a key there is nothing else to ask. (Not location.origin: a sandboxed frame
  // has an address and no origin.)
  if (key === '' && globalThis.origin === apiBase) return;
  let isTouched = false;
  const stopWatching = onFirstTouch(element, () => {
    isTouched = true;
  });
  // The touch that has brought this code is over, and a press alone loses nothing. Whoever stands in a field has begun, unless
  // `autofocus` has put the focus there.
  const hasBegun = (): boolean => isTouched || (!element.autofocus && root.activeElement !== null);
  await checkPartner({ shell, apiBase, key, isTouched: hasBegun });
  stopWatching();
}

/** The visitor reads the result meanwhile, and stays there if no answer comes. */
const LONGEST_MS = 5_000;

/** What our reference is called in the query of the page that is led on to. */
const REFERENCE_FIELD = 'quote-reference';

/**
 * Whether the partner of the tag has registered an origin. A page may copy the attribute from its own query, and then
 * anybody could lead our visitors anywhere.
 */
async function isRegistered({ apiBase, element }: Host, origin: string): Promise<boolean> {
  const asked = new URLSearchParams({ key: element?.getAttribute('partner')?.trim() ?? '', to: origin });
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await ask(`${apiBase}${PARTNER_CHECK_PATH}?${asked}`, { signal });
  return answer?.destination === 'registered';
}

/**
 * Leads a visitor whose lead is stored on to the page that `done-url` names: one of this page's origin, or of an origin
 * that the partner has registered. An entry of the history is added, so Back returns to the result.
 * @param answer of the server; our reference goes into the query of that page
 * @param go opens an address in the place of this page
 */
export async function leadOn(
  host: Host,
  { reference }: Pick<QuoteAnswer, 'reference'>,
  go = (address: string): void => location.assign(address),
): Promise<void> {
  const address = commonAttribute(host, 'doneUrl');
  if (!address) return;
  const url = new URL(address);
  if (url.origin !== location.origin && !(await isRegistered(host, url.origin))) {
    warnOnce(
      `<${host.element?.localName}>: done-url is not opened: ${url.origin} is neither the origin of this page nor registered with the partner key.`,
    );
    return;
  }
  if (reference) url.searchParams.set(REFERENCE_FIELD, reference);
  go(url.href);
}

/** Nothing is waited for longer than this, all tries together (domain: "Processing…" must end). */
export const TOTAL_TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 600;
/** A server that is down is told to the visitor after two seconds, not after fifteen; one that asks to wait is waited for. */
const MAX_TRIES_UNASKED = 3;
// Other refusals stay refusals, however often they are asked (learnt from Formbricks).
const WORTH_ANOTHER_TRY = new Set([401, 404, 408, 425, 429]);

/** `offline` is what the browser says of itself; a server that cannot be reached is not the visitor's connection. */
export type SendFailure = 'offline' | 'unreachable' | 'timeout' | 'busy' | 'refused' | 'server';

export interface Message {
  readonly url: string;
  readonly body: unknown;
  /** Publishable key of the partner, or "". */
  readonly partner: string;
  /** Idempotency key; without one a second arrival may count twice. */
  readonly key?: string;
  /** Whether it goes on when the page is left. 64 kB at most. */
  readonly keepalive?: boolean;
}

export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** `reason` is the `error` of the server's answer, where there was one with words. */
  | { readonly kind: 'failed'; readonly code: SendFailure; readonly reason?: string };

type Try = Reply & { readonly retryAfterMs?: number };

const isFinal = (status: number): boolean => status < 500 && !WORTH_ANOTHER_TRY.has(status);

/** Milliseconds of a Retry-After header (seconds or a date); undefined when there is none. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

function headersOf({ partner, key }: Message): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${partner}`,
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  };
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    // An answer that breaks off is a failed try, an answer without JSON is an answer.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The one sentence of a refusal that the specification reads (section 7). */
export function errorOf(body: unknown): string | undefined {
  const isNamed = typeof body === 'object' && body !== null && 'error' in body;
  return isNamed && typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
}

// A server in trouble may break off in the middle of its words: that it is in trouble is known all the same.
async function reasonOf(response: Response): Promise<string | undefined> {
  try {
    return errorOf(await readBody(response));
  } catch {
    return undefined;
  }
}

function failureOf(status: number): SendFailure {
  if (status === 429 || status === 503) return 'busy';
  return status >= 500 || status === 408 ? 'server' : 'refused';
}

async function tryOnce(message: Message, signal: AbortSignal): Promise<Try> {
  try {
    const response = await fetch(message.url, {
      method: 'POST',
      headers: headersOf(message),
      body: JSON.stringify(message.body),
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: message.keepalive === true,
      signal,
    });
    const { status } = response;
    if (isFinal(status)) return { kind: 'answer', status, body: await readBody(response) };
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
    const reason = await reasonOf(response);
    return {
      kind: 'failed',
      code: failureOf(status),
      ...(reason !== undefined && { reason }),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  } catch {
    if (signal.aborted) return { kind: 'failed', code: 'timeout' };
    return { kind: 'failed', code: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Posts JSON and tries again with growing pauses while that can help. Never throws.
 * @param deadline milliseconds of the clock, after which nothing is tried or waited for
 */
export async function send(message: Message, deadline = Date.now() + TOTAL_TIMEOUT_MS): Promise<Reply> {
  const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
  for (let tries = 1; ; tries += 1) {
    const { retryAfterMs, ...reply } = await tryOnce(message, signal);
    if (reply.kind === 'answer' || reply.code === 'timeout') return reply;
    if (retryAfterMs === undefined && tries >= MAX_TRIES_UNASKED) return reply;
    // Some jitter, so that the tags of many visitors do not come back all at once.
    const wait = FIRST_PAUSE_MS * tries * (0.75 + Math.random() / 2);
    const next = Math.max(wait, retryAfterMs ?? 0);
    if (Date.now() + next >= deadline) return reply;
    await pause(next);
  }
}

/** Runs when the page is left, or the place on it; what is sent then is `keepalive`. @returns what an effect returns */
export function whenLeft(act: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') act();
  };
  window.addEventListener('pagehide', act);
  // Phones end a page that is out of sight without a further word.
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', act);
    document.removeEventListener('visibilitychange', onHidden);
    act();
  };
}

import type { FieldProblem } from '#contract/common/problems.ts';
import {
  APPOINTMENTS_PATH,
  QUOTE_ACTIONS_PATH,
  QUOTE_HANDLER_PATH,
  type AppointmentChoice,
  type AppointmentsAnswer,
  type Attribution,
  type EstimateAction,
  type QuoteAction,
  type QuoteActionAnswer,
  type QuoteAnswer,
  type QuoteEnvelope,
} from '#contract/common/wire.ts';
import type { Host } from './host.ts';
import { errorOf, send, TOTAL_TIMEOUT_MS, type Reply, type SendFailure } from './send.ts';

/** Why a post did not get through; the funnel's copy says what the visitor can do. */
export type FailureCode = SendFailure;

export type PostOutcome =
  | { readonly kind: 'stored'; readonly answer: QuoteAnswer; readonly isRepeat: boolean }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly code: FailureCode };

export interface QuotePost {
  /** `type` on the wire. */
  readonly type: string;
  readonly quoteData: unknown;
  /** Made once for a submission (`newSubmissionKey`), sent with every try of it. */
  readonly key: string;
  readonly attribution: Attribution;
  /** Since the tag was first touched; undefined when it never was. */
  readonly elapsedMs: number | undefined;
  /** Honeypot: "" for people. */
  readonly leadRoute: string;
}

type ActionOutcome =
  | { readonly kind: 'done'; readonly answer: QuoteActionAnswer }
  /** The place is gone. */
  | { readonly kind: 'full'; readonly message: string }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** Key of one submission, a version 4 UUID. Works on plain http pages too, where `randomUUID` is missing. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isQuoteAnswer = (value: unknown): value is QuoteAnswer => isObject(value) && typeof value['id'] === 'string';
const isActionAnswer = (value: unknown): value is QuoteActionAnswer =>
  isObject(value) && typeof value['action'] === 'string';
const isProblem = (value: unknown): value is FieldProblem =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

function problemsOf(body: unknown): readonly FieldProblem[] {
  const errors = isObject(body) ? body['errors'] : undefined;
  return Array.isArray(errors) ? errors.filter(isProblem) : [];
}

type Answer = Extract<Reply, { kind: 'answer' }>;

type Failed = { readonly kind: 'failed'; readonly code: FailureCode };

/** What is logged of a failure without words of the server's: funnels specification, section 7. */
const NO_REASON = 'Failed to submit quote';

// Our visitors cannot mend a failure, the developer of the page may: the reason goes to the console.
function failed(code: FailureCode, reason = NO_REASON): Failed {
  console.warn(`Quote widgets: ${code === 'refused' ? 'the request was refused: ' : ''}${reason}`);
  return { kind: 'failed', code };
}

const refused = ({ status, body }: Answer): Failed =>
  status < 300 ? failed('server') : failed('refused', errorOf(body));

const partnerOf = (host: Host): string => host.element?.getAttribute('partner')?.trim() ?? '';

/**
 * Sends a lead. Tries again for at most 15 seconds in all, always under the same key, so that one submission is
 * one lead whatever gets lost on the way. Never throws.
 * @param onNewKey told before the post goes out under another key: the one it has belongs to other content
 */
export async function postQuote(host: Host, post: QuotePost, onNewKey?: (key: string) => void): Promise<PostOutcome> {
  const { key, elapsedMs, ...content } = post;
  const envelope: QuoteEnvelope = elapsedMs === undefined ? content : { ...content, elapsedMs };
  const request = {
    url: `${host.apiBase}${QUOTE_HANDLER_PATH}`,
    body: envelope,
    partner: partnerOf(host),
  };
  const deadline = Date.now() + TOTAL_TIMEOUT_MS;
  let reply = await send({ ...request, key }, deadline);
  if (reply.kind === 'answer' && reply.status === 409) {
    const newKey = newSubmissionKey();
    onNewKey?.(newKey);
    reply = await send({ ...request, key: newKey }, deadline);
  }
  if (reply.kind === 'failed') return failed(reply.code, reply.reason);
  if (reply.status === 422 && problemsOf(reply.body).length > 0) {
    return { kind: 'invalid', problems: problemsOf(reply.body) };
  }
  if ((reply.status === 200 || reply.status === 201) && isQuoteAnswer(reply.body)) {
    return { kind: 'stored', answer: reply.body, isRepeat: reply.status === 200 };
  }
  return refused(reply);
}

/** What is asked for, and its details: the day and time of a booking. */
export type ActionRequest = { readonly action: QuoteAction | 'book' | 'buy' } & Readonly<Record<string, string>>;
type EstimateRequest = { readonly action: 'estimate' } & EstimateAction;

/** Asks for something that follows a stored quote, by the token of its answer. Never throws. */
export async function postAction(
  host: Host,
  token: string,
  request: ActionRequest | EstimateRequest,
): Promise<ActionOutcome> {
  const reply = await send({
    url: `${host.apiBase}${QUOTE_ACTIONS_PATH}`,
    body: { token, ...request },
    partner: partnerOf(host),
    // What is asked for is small, and often the last thing before a page is left.
    keepalive: true,
  });
  if (reply.kind === 'failed') return failed(reply.code, reply.reason ?? `${request.action} did not get through`);
  if (reply.status < 300 && isActionAnswer(reply.body)) return { kind: 'done', answer: reply.body };
  if (reply.status === 409 && isObject(reply.body) && typeof reply.body['error'] === 'string') {
    return { kind: 'full', message: reply.body['error'] };
  }
  if (reply.status === 422 && problemsOf(reply.body).length > 0) {
    return { kind: 'invalid', problems: problemsOf(reply.body) };
  }
  return refused(reply);
}

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

const PATIENCE_MS = 8000;

const isAnswer = (body: unknown): body is AppointmentsAnswer =>
  typeof body === 'object' && body !== null && 'appointments' in body && Array.isArray(body.appointments);

/** What the holder of a quote's token can book. Never throws; undefined when it could not be found out. */
export async function getAppointments(host: Host, token: string): Promise<readonly AppointmentChoice[] | undefined> {
  try {
    const response = await fetch(`${host.apiBase}${APPOINTMENTS_PATH}?token=${encodeURIComponent(token)}`, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isAnswer(body) ? body.appointments : undefined;
  } catch {
    return undefined;
  }
}

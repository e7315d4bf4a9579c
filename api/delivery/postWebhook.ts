import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from '../config/publicAddress.ts';
import { errorOfStatus, errorOnTheWay, WebhookError } from './webhookError.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 4096;
const MAX_HEADER_BYTES = 16_384;

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostRules {
  /** Whether this machine itself may be the receiver: to try things out, never in production. */
  readonly allowsLoopback: boolean;
  readonly timeoutMs?: number;
  /** Lets go of posts that are on their way. */
  readonly stopped?: AbortSignal;
  /** Of names; the system's when left out. */
  readonly resolve?: typeof lookup;
  /** Certificates to trust besides those of the system. */
  readonly ca?: string;
}

const isAllowed = (address: string, { allowsLoopback }: PostRules): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address));

const notAllowed = (): WebhookError => new WebhookError('address', 'not of the open net');

/**
 * Against DNS rebinding: the socket connects to the very addresses that were checked, so a name that resolves to others
 * a moment later changes nothing. One forbidden address refuses the post.
 */
const guardedLookup =
  (rules: PostRules): LookupFunction =>
  (hostname, options, done) => {
    (rules.resolve ?? lookup)(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new WebhookError('dns', 'no address'), []);
      if (!found.every(({ address }) => isAllowed(address, rules))) return done(notAllowed(), []);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

// The status says it all: the rest is read a little, so that the receiver may finish, and dropped.
function letFinish(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) answer.destroy();
  });
  answer.on('error', () => undefined);
}

function send({ url, headers, body }: Post, rules: PostRules): Promise<IncomingMessage> {
  const { protocol } = new URL(url);
  const options: RequestOptions & { readonly ca?: string } = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    // No connection is kept: the next post asks for the address anew.
    agent: false,
    lookup: guardedLookup(rules),
    maxHeaderSize: MAX_HEADER_BYTES,
    // For all of it, however slowly the receiver goes on.
    signal: AbortSignal.any([
      AbortSignal.timeout(rules.timeoutMs ?? TIMEOUT_MS),
      ...(rules.stopped ? [rules.stopped] : []),
    ]),
    ...(rules.ca !== undefined && { ca: rules.ca }),
  };
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** The answer of a success. @throws {WebhookError} for any other */
async function post(message: Post, rules: PostRules): Promise<IncomingMessage> {
  const { hostname, protocol } = new URL(message.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // Addresses in the place of a name are never looked up.
  const isRefused = isIP(host) > 0 && !isAllowed(host, rules);
  if (isRefused || (protocol === 'http:' && !rules.allowsLoopback)) throw notAllowed();
  const answer = await send(message, rules).catch((error: unknown) => {
    throw rules.stopped?.aborted ? new WebhookError('dropped', 'this server stopped') : errorOnTheWay(error);
  });
  const error = errorOfStatus(answer.statusCode ?? 0);
  if (!error) return answer;
  letFinish(answer);
  throw error;
}

/**
 * Posts to an address of the open net. Redirects are not followed.
 * @throws {WebhookError} unless the answer is one of success
 */
export const postWebhook = async (message: Post, rules: PostRules): Promise<void> =>
  letFinish(await post(message, rules));

/** The same where the answer is wanted: a short one. */
export async function postForText(message: Post, rules: PostRules): Promise<string> {
  const answer = await post(message, rules);
  let text = '';
  try {
    for await (const chunk of answer.setEncoding('utf8')) {
      text += String(chunk);
      if (text.length > MAX_ANSWER_BYTES) throw new WebhookError('protocol', 'the answer is too long');
    }
  } catch (error) {
    throw errorOnTheWay(error);
  }
  return text;
}

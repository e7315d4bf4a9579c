import { statfs } from 'node:fs/promises';
import type { Express, Request, Response } from 'express';
import { isLoopback } from './config/publicAddress.ts';
import { FRESH_MS, type WriteState } from './db/writeProbe.ts';
import type { MailServerWatch } from './mail/mailServerWatch.ts';
import type { Outbox } from './outbox/outbox.ts';
import { isPosted, SALES_EVENTS } from './outbox/outboxRow.ts';
import type { SuppressionAlarm } from './outbox/suppressionAlarm.ts';

/** `false` once the process is about to stop, so that nothing new is sent to it. */
export interface Readiness {
  isStopping: boolean;
}

export interface HealthServices {
  readonly config: { readonly dataDir: string };
  readonly readiness: Readiness;
  readonly canWrite: () => Promise<WriteState>;
  readonly outbox: Pick<Outbox, 'backlog'>;
  readonly mailServer: Pick<MailServerWatch, 'outage'>;
  /** What is odd about the time. */
  readonly clockWarning: () => Promise<string | undefined>;
  readonly suppression: Pick<SuppressionAlarm, 'recent'>;
}

/** A mail to sales that is older than this: somebody should look. */
const LONG_SECONDS = 600;
export const LITTLE_ROOM_BYTES = 200_000_000;
export const MEGABYTE = 1_000_000;

async function roomWarnings({ dataDir }: HealthServices['config']): Promise<string[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  return free < LITTLE_ROOM_BYTES ? [`disk: ${Math.floor(free / MEGABYTE)} MB are free in DATA_DIR`] : [];
}

async function backlogWarnings(outbox: HealthServices['outbox']): Promise<string[]> {
  const backlog = await outbox.backlog();
  const waiting = backlog.filter(({ event, status }) => status === 'pending' && SALES_EVENTS.includes(event));
  const oldest = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds));
  const failed = backlog.filter(({ status }) => status === 'failed');
  const webhooks = failed.reduce((sum, { event, mails }) => (isPosted(event) ? sum + mails : sum), 0);
  const givenUp = failed.reduce((sum, { mails }) => sum + mails, 0) - webhooks;
  return [
    ...(oldest > LONG_SECONDS ? [`mail: the oldest mail to sales has waited for ${Math.floor(oldest)} s`] : []),
    ...(givenUp > 0 ? [`mail: ${givenUp} were given up`] : []),
    ...(webhooks > 0 ? [`webhook: ${webhooks} were given up`] : []),
  ];
}

async function clockWarnings({ clockWarning }: Pick<HealthServices, 'clockWarning'>): Promise<string[]> {
  const words = await clockWarning();
  return words === undefined ? [] : [`clock: ${words}`];
}

async function storedWarnings(services: HealthServices): Promise<string[]> {
  const { config, outbox } = services;
  const found = await Promise.allSettled([roomWarnings(config), backlogWarnings(outbox), clockWarnings(services)]);
  return found.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : ['not everything could be looked at'],
  );
}

/** One look at a time, whose answer serves a while: it takes the one connection of a SQLite file from visitors. */
function keptFor(ms: number, read: () => Promise<string[]>): () => Promise<string[]> {
  let last: Promise<string[]> | undefined;
  return () => {
    last ??= read().finally(() => void setTimeout(() => (last = undefined), ms).unref());
    return last;
  };
}

/** What does not keep a lead from being taken and should be looked at all the same, in words that name nobody. */
function createWarnings(services: HealthServices): () => Promise<string[]> {
  const { mailServer, suppression } = services;
  const stored = keptFor(FRESH_MS, () => storedWarnings(services));
  return async () => {
    const outage = mailServer.outage();
    return [
      ...(outage ? [`mail: no mail leaves (${outage})`] : []),
      ...suppression.recent().map((limit) => `mail: mails to visitors are held back (limit: ${limit})`),
      ...(await stored()),
    ];
  };
}

// A proxy on this machine speaks for callers from anywhere, whether we trust it or not.
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/** Whether somebody on this machine asks: when mails do not leave is nobody's business outside. */
const isOperator = ({ headers, socket }: Request): boolean =>
  isLoopback(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

async function stateOf({ readiness, canWrite }: HealthServices): Promise<string> {
  if (readiness.isStopping) return 'stopping';
  const state = await canWrite();
  return state === 'ok' ? 'ready' : state;
}

/**
 * For probes: alive is a process that answers, ready is one that can take a lead. A mail server that is away makes
 * nobody unready, because its leads wait in the outbox; `/readyz?verbose` warns the operator of it.
 */
export function setUpHealth(app: Express, services: HealthServices): void {
  const warningsNow = createWarnings(services);
  app.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'alive' });
  });
  app.get('/readyz', async (request: Request, response: Response) => {
    const status = await stateOf(services);
    const isVerbose = 'verbose' in request.query && isOperator(request);
    const warnings = isVerbose ? { warnings: await warningsNow() } : {};
    response
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status, ...warnings });
  });
}

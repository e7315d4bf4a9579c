import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Problem } from '#contract/common/problems.ts';
import type { QuoteActionAnswer, QuoteAnswer } from '#contract/common/wire.ts';
import { createApp } from '../../../api/app.ts';
import { readConfig } from '../../../api/config/config.ts';
import type { Engine } from '../../../api/db/dialect.ts';
import type { PdfDrawer } from '../../../api/documents/pdf/pdfDrawer.ts';
import { renderPdf } from '../../../api/documents/pdf/renderPdf.ts';
import { closeServer, createHttpServer, listen, type HttpLimits } from '../../../api/httpServer.ts';
import type { LeadRow } from '../../../api/leads/leadRow.ts';
import { createTransport } from '../../../api/mail/transport.ts';
import type { MailingOptions } from '../../../api/mailing.ts';
import type { OutboxRow } from '../../../api/outbox/outboxRow.ts';
import { createServices, type Services } from '../../../api/services.ts';
import { assertDocumented } from './documentedAnswer.ts';
import { startMailServer, type MailServer } from './mailServer.ts';
import { fillDataFolder, makeStore, type TestStore } from './testStore.ts';

export const PUBLIC_URL = 'https://quotes.test';
/** Of the demo partner's pages. */
export const DEMO_ORIGIN = 'http://localhost:3001';
export const SALES = 'sales@quotes.test';
const HOST = '127.0.0.1';

/** Every name that an answer may have. */
export type AnswerBody = Partial<Omit<QuoteAnswer, 'customerMail'> & QuoteActionAnswer & Omit<Problem, 'status'>> & {
  readonly status?: unknown;
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty when it is none. */
  readonly body: AnswerBody;
}

export interface PostOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

export interface TestApp {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Of the server: commands beside it get the same. */
  readonly env: Readonly<Record<string, string>>;
  /** Where its rows are. */
  readonly store: TestStore;
  readonly mailServer: MailServer;
  readonly services: Services;
  readonly db: Knex;
  /** Posts JSON, or a text or bytes as they are. */
  readonly post: (body: unknown, options?: PostOptions) => Promise<Answer>;
  readonly get: (address: string, init?: RequestInit) => Promise<Answer>;
  readonly leads: () => Promise<LeadRow[]>;
  readonly outbox: () => Promise<OutboxRow[]>;
  /**
   * Resolves once nothing is owed any more, each mail recorded as it ended. One that has arrived and is not recorded yet
   * is sent again when a test moves the clock: what is sent at least once is sent twice.
   */
  readonly settled: () => Promise<void>;
  /** Everything that was logged, as it would be printed. */
  readonly logged: () => string;
  /** Ends the server, and leaves what it has stored and mailed. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface AppOptions {
  readonly engine: Engine;
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: HttpLimits;
  /** Folder with dist/; without one nothing is built. */
  readonly rootDir?: string;
  readonly dataDir?: string;
  /** Another server, whose database it shares as another process would. */
  readonly beside?: Pick<TestApp, 'dataDir' | 'store'>;
  /** One that is like no other; a plain one otherwise. Ends with the app. */
  readonly mailServer?: MailServer;
  readonly now?: () => Date;
  readonly retryDelay?: (attempts: number) => number;
  /** The first PDF of the test process goes with every mail, where no test looks into one: half the work of a lead. */
  readonly anyPdf?: true;
  /** Draws every PDF instead. */
  readonly drawer?: PdfDrawer;
  /** Default: mails are sent by the thread that answers. */
  readonly openTransport?: MailingOptions['openTransport'];
}

// By the thread that tests: that of the product stands back, so beside other work its first drawing came after all patience.
const drawer: PdfDrawer = { draw: renderPdf, close: () => Promise.resolve() };
let anyPdf: Promise<Buffer> | undefined;
const drawnOnce: PdfDrawer = { ...drawer, draw: (input) => (anyPdf ??= renderPdf(input)) };

const parse = (text: string): AnswerBody => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  assertDocumented({ url, method: init.method ?? 'GET', response, text });
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

const bodyOf = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array
    ? (body as string | Uint8Array<ArrayBuffer>)
    : JSON.stringify(body);

const HANDLER = '/functions/v1/quote-handler';

async function makeDataFolder(engine: Engine): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-api-'));
  if (engine === 'sqlite') await fillDataFolder(dataDir);
  return dataDir;
}

/** The whole API on a free port: own data folder, real SMTP server, the log in memory. */
export async function startApp(options: AppOptions): Promise<TestApp> {
  const dataDir = options.beside?.dataDir ?? options.dataDir ?? (await makeDataFolder(options.engine));
  const mailServer = options.mailServer ?? (await startMailServer());
  const store = options.beside?.store ?? (await makeStore(options.engine));
  const env = {
    PUBLIC_URL,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Staithes Energy <quotes@quotes.test>',
    SALES_EMAIL: SALES,
    RATE_LIMIT: '10000/10s',
    MAIL_LIMIT_NETWORK: 'off',
    MAIL_LIMIT_TOTAL: 'off',
    DATA_DIR: dataDir,
    ...store.env,
    ...options.env,
  };
  const lines: string[] = [];
  const { now, retryDelay = () => 50 } = options;
  const services = await createServices(readConfig(env, options.rootDir ?? dataDir), {
    logTo: { write: (line) => void lines.push(line) },
    pollMs: 50,
    retryDelay,
    drawer: options.drawer ?? (options.anyPdf ? drawnOnce : drawer),
    // Without a thread for each of hundreds of servers; tests with real processes have them.
    openTransport: options.openTransport ?? createTransport,
    ...(now && { now }),
  });
  const server = createHttpServer(createApp(services), options.limits);
  const port = await listen(server, 0, HOST);
  await services.worker.start();
  const url = `http://${HOST}:${port}`;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= closeServer(server).then(services.close));

  return {
    url,
    port,
    dataDir,
    env,
    store,
    mailServer,
    services,
    db: services.database.knex,
    post: (body, { key, headers, path: address = HANDLER } = {}) =>
      ask(`${url}${address}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }), ...headers },
        body: bodyOf(body),
      }),
    get: (address, init = {}) => ask(`${url}${address}`, init),
    leads: () => services.database.knex<LeadRow>('leads').select('*').orderBy('created_at'),
    outbox: () => services.database.knex<OutboxRow>('outbox').select('*'),
    settled: async () => {
      const owed = () => services.database.knex('outbox').where({ status: 'pending' }).pluck('id');
      await expect.poll(owed).toEqual([]);
    },
    logged: () => lines.join(''),
    stop,
    close: async () => {
      await stop();
      await mailServer.close();
      if (options.beside) return;
      await store.remove();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const newKey = (): string => randomUUID();

/** The paths of the wrong values, sorted. */
export const wrongPaths = ({ body }: Answer): string[] => (body.errors ?? []).map(({ path: name }) => name).toSorted();

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHalfDays } from '#contract/common/appointments.ts';
import { PARTNER_CHECK_PATH, QUOTE_ACTIONS_PATH, QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { openDatabase, type Database } from '../../api/db/client.ts';
import type { LeadRow } from '../../api/leads/leadRow.ts';
import type { OutboxRow } from '../../api/outbox/outboxRow.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { sleep, startMailServer, type MailServer } from './support/mailServer.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, type AnswerBody } from './support/startApp.ts';
import { makeStore, type TestStore } from './support/testStore.ts';

const START_MS = 60_000;
const RATE = 300;

let store: TestStore;
let database: Database;
let mailServer: MailServer;
let folder: string;
let servers: readonly RunningServer[];

beforeAll(async () => {
  store = await makeStore('postgres');
  mailServer = await startMailServer();
  folder = await mkdtemp(path.join(tmpdir(), 'quotes-two-'));
  const capacityFile = path.join(folder, 'capacity.txt');
  await writeFile(capacityFile, 'survey * * 1\ncall-back * * 1\n');
  const databaseUrl = store.env['DATABASE_URL'] ?? '';
  database = await openDatabase({ dataDir: folder, databaseUrls: [databaseUrl] });
  const env = {
    ...store.env,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'quotes@quotes.test',
    SALES_EMAIL: SALES,
    RATE_LIMIT: `${RATE}/5m`,
    // Everybody is on one machine here.
    MAIL_LIMIT_NETWORK: 'off',
    CAPACITY_FILE: capacityFile,
    LOG_LEVEL: 'warn',
  };
  servers = await Promise.all([1, 2].map(() => startServer({ fromSource: true, env })));
}, START_MS);

afterAll(async () => {
  await Promise.all(servers.map(({ remove }) => remove()));
  await database.close();
  await mailServer.close();
  await store.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
}

/** Posts to one of the two in turn. */
async function post(turn: number, address: string, body: object, key = newKey()): Promise<Answer> {
  const response = await fetch(`${servers[turn % servers.length]?.siteUrl}${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as AnswerBody };
}

const inOrder = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
let references = 200_000;
/** With a reference that no other proposes: one that two want would make them wait for each other. */
const quote = (email: string) =>
  solarRequest({ customerInfo: { email }, quote: { quoteRef: `SQ-${(references += 1)}` } });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const leadsOf = (email: string) => database.knex<LeadRow>('leads').where({ email }).select('*');
const outboxOf = (ids: readonly string[]) => database.knex<OutboxRow>('outbox').whereIn('lead_id', ids).select('*');

it('posts of one key to both make one lead, whose mails go out once', async () => {
  const keys = numbers(40).map(newKey);
  // Both get all of them at the same moment, one the other way round: each batch holds what the other waits for.
  const orders = [keys, keys.toReversed()];
  const answers = await Promise.all(
    orders.flatMap((order, turn) =>
      order.map(async (key) => ({ key, ...(await post(turn, QUOTE_HANDLER_PATH, quote(`${key}@example.com`), key)) })),
    ),
  );
  for (const key of keys) {
    const both = answers.filter((answer) => answer.key === key);
    expect(inOrder(both)).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(await leadsOf(`${key}@example.com`)).toHaveLength(1);
  }
  const isOurs = (to: readonly string[]) => keys.some((key) => to.includes(`${key}@example.com`));
  await mailServer.waitFor(keys.length, ({ to }) => to.includes(SALES));
  // Customers come third: on a busy machine their PDFs wait for whatever else there is to do.
  const toCustomers = () => mailServer.mails.filter(({ to }) => isOurs(to)).length;
  await expect.poll(toCustomers).toBe(keys.length);
  await sleep(500);
  const ids = mailServer.mails.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(keys.length * 2);
});

it('references that both propose at once are given to one', async () => {
  const proposed = solarRequest({ quote: { quoteRef: 'SQ-777777' } });
  const answers = await Promise.all(numbers(12).map((turn) => post(turn, QUOTE_HANDLER_PATH, proposed)));
  expect(answers.map(({ status }) => status)).toEqual(numbers(12).map(() => 201));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(12);
});

it('an address gets three mails an hour from both together, and sales every one', async () => {
  for (const round of numbers(4)) {
    const email = `often-${round}@example.com`;
    const answers = await Promise.all(numbers(16).map((turn) => post(turn, QUOTE_HANDLER_PATH, quote(email))));
    expect(answers.filter(({ body }) => body.customerMail === 'queued')).toHaveLength(3);
    const rows = await outboxOf(answers.map(({ body }) => body.id ?? ''));
    const toVisitor = rows.filter(({ event }) => event === 'customer-mail');
    expect(toVisitor.filter(({ status }) => status === 'suppressed')).toHaveLength(13);
    expect(rows.filter(({ event, status }) => event === 'sales-mail' && status !== 'suppressed')).toHaveLength(16);
  }
});

it('the last place of a half-day goes to one', async () => {
  const leads = await Promise.all(
    numbers(10).map((turn) => post(turn, QUOTE_HANDLER_PATH, quote(`place-${turn}@example.com`))),
  );
  const [halfDay] = openHalfDays('survey', Date.now()).slice(-1);
  const answers = await Promise.all(
    leads.map(({ body }, turn) =>
      post(turn, QUOTE_ACTIONS_PATH, { token: body.token, action: 'book', kind: 'survey', ...halfDay }),
    ),
  );
  expect(inOrder(answers)).toEqual([200, ...numbers(9).map(() => 409)]);
  expect(answers.filter(({ body }) => body.code === 'full')).toHaveLength(9);
  expect(await database.knex('appointment_places').select('*')).toHaveLength(1);
});

it('the limit of requests is one for both', async () => {
  const ask = async (turn: number) => (await fetch(`${servers[turn % 2]?.siteUrl}${PARTNER_CHECK_PATH}`)).status;
  const statuses = await Promise.all(numbers(RATE + 100).map(ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(RATE);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  const names = await database.knex<{ key: string }>('rate_limits').pluck('key');
  expect(names.join()).not.toContain('127.0.0.1');
});

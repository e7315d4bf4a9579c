import { expect } from 'vitest';
import type { OutboxRow } from '../../../api/outbox/outboxRow.ts';
import type { DeliveredMail } from '../../api/support/mailServerMoods.ts';
import { solarRequest } from '../../api/support/solarRequest.ts';
import { newKey, type Answer, type TestApp } from '../../api/support/startApp.ts';
import { tally, type Acknowledged, type Tally } from '../../support/tally.ts';

/** What is to be seen of a fault while it lasts. */
export interface Scene {
  readonly app: TestApp;
  /** Answers to the leads that came in. */
  readonly answers: Promise<readonly Answer[]>;
  /** Log since it began. */
  readonly logged: () => string;
  /** Mails that have arrived since it began. */
  readonly mails: () => readonly DeliveredMail[];
  readonly outbox: () => Promise<OutboxRow[]>;
}

/** Something that goes wrong outside the server, and how it ends there: nobody touches the server meanwhile. */
export interface Fault {
  readonly begin: (app: TestApp) => unknown;
  /** Waits for what is to be seen. */
  readonly during?: (scene: Scene) => unknown;
  readonly end: (app: TestApp) => unknown;
  /** Done by an operator afterwards, where the server has given up. */
  readonly repair?: (app: TestApp) => unknown;
  /** How many leads come in at once. */
  readonly leads?: number;
  /** Visitors wait and are not refused: otherwise those who are may press again. */
  readonly isUnnoticed?: boolean;
}

const LEADS = 3;

interface Sent {
  readonly email: string;
  readonly send: () => Promise<Answer>;
}

/** A lead that can be sent again as its visitor's browser does: under the same key. */
function newLead(app: TestApp): Sent {
  const key = newKey();
  const email = `${key}@example.com`;
  return { email, send: () => app.post(solarRequest({ customerInfo: { email } }), { key }) };
}

function arrivalsOf({ mailServer }: TestApp): Map<string, number> {
  const arrivals = new Map<string, number>();
  for (const { mail } of mailServer.mails) {
    const id = mail.messageId ?? '';
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  return arrivals;
}

function sceneOf(app: TestApp, answers: Scene['answers']): Scene {
  const [logBefore, mailsBefore] = [app.logged().length, app.mailServer.mails.length];
  return {
    app,
    answers,
    logged: () => app.logged().slice(logBefore),
    mails: () => app.mailServer.mails.slice(mailsBefore),
    outbox: async () => {
      const ids = (await answers).map(({ body }) => body.id);
      return (await app.outbox()).filter((row) => ids.includes(row.lead_id));
    },
  };
}

async function countUp(app: TestApp, acknowledged: readonly Acknowledged[]): Promise<Tally> {
  const emails = new Set(acknowledged.map(({ email }) => email));
  const leads = (await app.leads()).filter(({ email }) => emails.has(email));
  const ids = new Set(leads.map(({ id }) => id));
  const outbox = (await app.outbox()).filter((row) => ids.has(row.lead_id));
  return tally({ acknowledged, leads, outbox, arrivals: arrivalsOf(app) });
}

/** Every visitor has an answer while the fault lasts, and a good one. */
export const allTaken = async ({ answers }: Pick<Scene, 'answers'>): Promise<void> => {
  for (const { status } of await answers) expect(status).toBe(201);
};

/** Who was refused presses again, until it is taken. */
async function taken({ email, send }: Sent, answer: Answer): Promise<Acknowledged> {
  let last = answer;
  const isTaken = async (): Promise<boolean> => {
    if (last.status === 503) last = await send();
    return last.status === 200 || last.status === 201;
  };
  await expect.poll(isTaken).toBe(true);
  return { id: last.body.id ?? '', email };
}

/**
 * Lets a fault happen to a running server while leads come in, ends it, and counts: every lead is acknowledged, stored
 * once and delivered. Prints the count, and how many mails arrived twice.
 */
export async function survive(app: TestApp, name: string, fault: Fault): Promise<Tally> {
  await fault.begin(app);
  const sent = Array.from({ length: fault.leads ?? LEADS }, () => newLead(app));
  const answers = Promise.all(sent.map(({ send }) => send()));
  await fault.during?.(sceneOf(app, answers));
  await fault.end(app);
  if (fault.isUnnoticed) await allTaken({ answers });
  const acknowledged = await Promise.all((await answers).map((answer, index) => taken(sent[index] as Sent, answer)));
  await fault.repair?.(app);
  await expect.poll(async () => (await countUp(app, acknowledged)).undelivered).toBe(0);
  // What has arrived twice is known when nothing is on its way any more.
  await expect.poll(async () => (await app.outbox()).every(({ status }) => status === 'sent')).toBe(true);
  const counted = await countUp(app, acknowledged);
  console.log(`${name}:`, JSON.stringify(counted));
  const count = sent.length;
  const none = { lost: 0, doubled: 0, withoutMails: 0, undelivered: 0 };
  expect(counted).toMatchObject({ acknowledged: count, stored: count, ...none });
  return counted;
}

/** What `/readyz?verbose` says. */
export async function readyState(app: TestApp): Promise<{ code: number; status: string; warnings: string[] }> {
  const { status, text } = await app.get('/readyz?verbose');
  return { code: status, ...(JSON.parse(text) as { status: string; warnings: string[] }) };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOutbox } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';
import { startMailSink } from './mailSink.ts';
import { createSender } from './sendLead.ts';

// How long sales wait when many leads come at once, each with a PDF for its customer: npx tsx tests/load/leadBurst.ts 1000

export interface BurstReport {
  readonly leads: number;
  /** Seconds from the commit that queued a mail until it had left. */
  readonly salesP50: number;
  readonly salesLast: number;
  readonly customersP50: number;
  readonly customersLast: number;
  /** Seconds until the last lead was acknowledged. */
  readonly acknowledged: number;
}

// More at once than any browser keeps open; more still would measure the system's queue of connections.
const CONNECTIONS = 100;
// A crowd meets a server that runs already: one that has just started compiles its code meanwhile.
const WARM_UP_LEADS = 400;

/** The value that such a share of them does not exceed. @param sorted the least first */
export const shareOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function delaysOf(dataDir: string, event: string, since: string): Promise<number[]> {
  const rows = (await readOutbox(dataDir)).filter((row) => row.event === event && row.created_at >= since);
  return rows
    .map(({ created_at, sent_at }) => (Date.parse(sent_at ?? '') - Date.parse(created_at)) / 1000)
    .toSorted((one, other) => one - other);
}

/** Posts so many leads as fast as they are taken to a server of its own, with a real SMTP server at the other end. */
export async function leadBurst(leads: number, fromSource: boolean): Promise<BurstReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-burst-'));
  const mails = await startMailSink();
  const env = {
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    SMTP_URL: mails.url,
    MAIL_FROM: 'quotes@quotes.test',
    SALES_EMAIL: 'sales@quotes.test',
  };
  const server = await startServer({ dataDir, env, fromSource });
  try {
    const sendLead = createSender(server.siteUrl, CONNECTIONS);
    let next = 0;
    const sendUpTo = async (last: number): Promise<void> => {
      const send = async (): Promise<void> => {
        while (next < last) {
          next += 1;
          await sendLead(`burst-${next}`);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, send));
    };
    await sendUpTo(WARM_UP_LEADS);
    await mails.waitFor(WARM_UP_LEADS * 2);
    const [since, startedAt] = [new Date().toISOString(), performance.now()];
    await sendUpTo(WARM_UP_LEADS + leads);
    const acknowledged = (performance.now() - startedAt) / 1000;
    await mails.waitFor((WARM_UP_LEADS + leads) * 2);
    await server.stop();
    const sales = await delaysOf(dataDir, 'sales-mail', since);
    const customers = await delaysOf(dataDir, 'customer-mail', since);
    return {
      leads,
      acknowledged,
      salesP50: shareOf(sales, 0.5),
      salesLast: shareOf(sales, 1),
      customersP50: shareOf(customers, 0.5),
      customersLast: shareOf(customers, 1),
    };
  } finally {
    await server.remove();
    mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const DEFAULT_LEADS = 1000;

if (process.argv[1]?.endsWith('leadBurst.ts')) {
  console.log(await leadBurst(Number(process.argv[2] ?? DEFAULT_LEADS), process.argv[3] !== 'dist'));
}

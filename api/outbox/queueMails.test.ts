import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/time.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { MailRules } from './mailLimits.ts';
import type { MailEvent, OutboxRow } from './outboxRow.ts';
import { queueMails } from './queueMails.ts';
import { recipientKeys } from './recipientKey.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const ADDRESS = 'customer@example.com';

const OFF: MailRules = {
  takeTurns: () => Promise.resolve(),
  onSuppressed: () => undefined,
  perNetwork: [],
  total: undefined,
  hourlyLimit: Number.POSITIVE_INFINITY,
  appointmentLimit: Number.POSITIVE_INFINITY,
  partnerLimit: Number.POSITIVE_INFINITY,
  webhooks: 0,
  conversions: [],
  domain: 'example.com',
};
const RULES: MailRules = { ...OFF, hourlyLimit: 3, perNetwork: [{ count: 1, windowMs: HOUR_MS }] };

describe('mails that are queued', () => {
  let folder: string;
  let database: Database;
  const read = { rows: 0, statements: [] as string[] };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'queue-'));
    database = await openDatabase({ dataDir: folder });
    await migrate(database, NOW);
    // The leads that the mails are about play no part.
    await database.knex.raw('pragma foreign_keys = off');
    database.knex.on('query-response', (response: unknown, { sql }: { readonly sql: string }) => {
      read.statements.push(sql);
      if (sql.includes('select') && Array.isArray(response)) read.rows += response.length;
    });
  });
  beforeEach(async () => {
    await database.knex('outbox').delete();
    Object.assign(read, { rows: 0, statements: [] });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (rules: MailRules, count: number, event: MailEvent = 'customer-mail', email = ADDRESS) => {
    const drafts = Array.from({ length: count }, () => ({
      lead: { id: randomUUID(), email },
      event,
      network: '192.0.2.0',
    }));
    return database.transaction((trx) => queueMails(trx, drafts, { now: NOW, rules }));
  };
  const remember = async (count: number, hoursAgo: number) => {
    await ask(OFF, 1);
    const [row]: OutboxRow[] = await database.knex('outbox').select('*');
    const at = new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString();
    await database.knex('outbox').update({ created_at: at });
    await database.transaction(async (trx) => {
      for (let done = 1; done < count; done += 1)
        await trx('outbox').insert({ ...row, id: randomUUID(), created_at: at });
    });
    Object.assign(read, { rows: 0, statements: [] });
  };

  it('look at no mailbox’s past, however many mails it had', async () => {
    await remember(300, 2);
    expect(await ask(RULES, 4)).toEqual(['queued', 'queued', 'queued', 'suppressed']);
    expect(read.rows).toBeLessThan(10);
  });

  it('count those of the last hour', async () => {
    await remember(2, 0.9);
    expect(await ask(RULES, 2)).toEqual(['queued', 'suppressed']);
  });

  it('reach one stranger for a network, and whoever was ever mailed', async () => {
    await remember(1, 5000);
    expect(await ask(RULES, 1, 'customer-mail', 'one@example.com')).toEqual(['queued']);
    expect(await ask(RULES, 1, 'customer-mail', 'two@example.com')).toEqual(['suppressed']);
    expect(await ask(RULES, 1, 'appointment-mail')).toEqual(['queued']);
    expect(recipientKeys(ADDRESS, 'appointment-mail')?.recipientKey).not.toBe(
      recipientKeys(ADDRESS, 'customer-mail')?.recipientKey,
    );
  });

  it('are looked up by nothing where no limit holds', async () => {
    await ask(OFF, 3);
    expect(read.statements.filter((sql) => sql.includes('select') && !sql.startsWith('insert'))).toEqual([]);
  });

  it('are stored however many a commit of a hundred leads sets off', async () => {
    expect(await ask(OFF, 1100)).toHaveLength(1100);
    expect(await database.knex('outbox').pluck('id')).toHaveLength(1100);
  });

  it('to partners are none of the mails to visitors that share a ceiling', async () => {
    const rules = { ...RULES, perNetwork: [], partnerLimit: 5, total: { count: 1, windowMs: HOUR_MS } };
    expect(await ask(rules, 2, 'partner-mail', 'office@partner.example')).toEqual(['queued', 'queued']);
    expect(await ask(rules, 1)).toEqual(['queued']);
    expect(await ask(rules, 1)).toEqual(['suppressed']);
    expect(await ask(rules, 1, 'partner-mail', 'office@partner.example')).toEqual(['queued']);
  });
});

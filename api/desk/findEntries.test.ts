import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/common/time.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { OutcomeKind } from './deskRow.ts';
import { listDesk, type DeskEntry, type DeskList } from './findEntries.ts';
import { rowOf } from './leadsOfTheYear.fixture.ts';
import { renderListPage } from './listPage.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const SALES = JSON.stringify({
  subjectParts: ['Solar'],
  headline: [],
  contact: { name: 'Anna Bell', phone: '', dial: '', email: 'anna.bell@example.org', postcode: 'NE1 4ST' },
  sections: [],
  flags: [],
  attributionRows: [],
});
// SQLite takes 500 rows in a statement.
const BATCH = 250;

interface Lead {
  readonly id: string;
  /** Before now; the outcomes follow a minute apart. */
  readonly claimedAgo: number;
  readonly outcomes: readonly (readonly [kind: OutcomeKind, ago: number])[];
}

const before = (ago: number): string => new Date(NOW.getTime() - ago).toISOString();

async function fill({ transaction }: Database, leads: readonly Lead[]): Promise<void> {
  const rows = {
    leads: leads.map(({ id, claimedAgo }) => ({
      ...rowOf({ id, arrivedAt: Date.parse(before(claimedAgo)), claimedAt: undefined }),
      sales: SALES,
    })),
    desk_leads: leads.map(({ id, claimedAgo }) => ({ lead_id: id, arrived_at: before(claimedAgo) })),
    lead_claims: leads.map(({ id, claimedAgo }) => ({
      lead_id: id,
      id: `claim ${id}`,
      claimed_by: 'Sam',
      claimed_at: before(claimedAgo),
    })),
    lead_outcomes: leads.flatMap(({ id, outcomes }) =>
      outcomes.map(([kind, ago]) => ({
        id: `${id} ${kind} ${ago}`,
        lead_id: id,
        at: before(ago),
        noted_by: 'Sam',
        kind,
        note: '',
      })),
    ),
  };
  await transaction(async (trx) => {
    for (const [table, all] of Object.entries(rows)) {
      for (let start = 0; start < all.length; start += BATCH) await trx(table).insert(all.slice(start, start + BATCH));
    }
  });
}

const many = (count: number, make: (index: number) => Omit<Lead, 'id'>, name: string): Lead[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}`, ...make(index) }));

const LEADS: readonly Lead[] = [
  ...many(230, (index) => ({ claimedAgo: index * MINUTE_MS, outcomes: [['won', 0]] }), 'won'),
  { id: 'older', claimedAgo: 20 * DAY_MS, outcomes: [['no-answer', 19 * DAY_MS]] },
  // Whoever corrects what was pressed by mistake is working on it again; a note is no word of that.
  {
    id: 'again',
    claimedAgo: 10 * DAY_MS,
    outcomes: [
      ['lost', 2 * DAY_MS],
      ['booked', DAY_MS],
      ['note', 0],
    ],
  },
  {
    id: 'noted',
    claimedAgo: 10 * DAY_MS,
    outcomes: [
      ['lost', DAY_MS],
      ['note', 0],
    ],
  },
  // Claimed long ago, and somebody was at it last week.
  { id: 'slow', claimedAgo: 60 * DAY_MS, outcomes: [['booked', 7 * DAY_MS]] },
  { id: 'silent', claimedAgo: 31 * DAY_MS, outcomes: [] },
  { id: 'long-won', claimedAgo: 20 * DAY_MS, outcomes: [['won', 8 * DAY_MS]] },
];

const idsOf = (entries: readonly DeskEntry[]): string[] => entries.map(({ lead }) => lead.id);

describe('the list of the desk', () => {
  let folder: string;
  let database: Database;
  let list: DeskList;
  const shown = (): string =>
    renderListPage({ list, now: NOW, name: 'Sam', isNamed: true, path: '/desk/a', problem: '' }).html;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'quotes-desk-'));
    database = await openDatabase({ dataDir: folder });
    // Nothing of it must outlive the machine.
    await database.knex.raw('pragma synchronous = off');
    await migrate(database, NOW);
    await fill(database, LEADS);
    list = await listDesk(database.knex, NOW);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('has what is being worked on, however many were won since', () => {
    expect([idsOf(list.taken), list.takenCount]).toEqual([['again', 'older', 'slow'], 3]);
    expect(shown()).not.toContain('move up as these are finished');
  });

  it('has what was won or lost this week, and says how many it leaves out', () => {
    // The 230, and "noted"; "long-won" is longer ago.
    expect([list.done.length, list.doneCount]).toEqual([200, 231]);
    expect(shown()).toContain('And 31 more.');
    expect(shown()).toMatch(/Won or lost this week <span class="count">231</);
  });

  it('says how many more are being worked on than it lists', async () => {
    await fill(
      database,
      many(205, () => ({ claimedAgo: DAY_MS, outcomes: [] }), 'new'),
    );
    list = await listDesk(database.knex, NOW);
    expect([list.taken.length, list.takenCount]).toEqual([200, 208]);
    expect(shown()).toContain('And 8 more, taken earlier. They move up as these are finished.');
  });
});

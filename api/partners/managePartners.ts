import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { newToken } from '../common/token.ts';
import type { Database } from '../db/client.ts';
import { partnerRowsSchema, type PartnerRow, type PartnerStatus } from './partnerRow.ts';

const TABLE = 'partners';
const LONGEST_ID = 30;
const KEY_LENGTH = 20;

/** A partner with what has come from it. */
export interface ListedPartner extends PartnerRow {
  readonly leads: number;
  /** When the last one was received, ISO 8601; null for none. */
  readonly lastLead: string | null;
}

export interface NewPartner {
  readonly name: string;
  /** As browsers state them: scheme, host and port. */
  readonly origins: readonly string[];
  readonly notify?: string | undefined;
}

/** A key that a partner's page shows to everybody: it names the partner and opens nothing. */
const newKey = (): string =>
  `pk_${newToken()
    .replace(/[^A-Za-z0-9]/g, 'x')
    .slice(0, KEY_LENGTH)}`;

/** "roof-and-sons": what a salesperson reads in the mail. */
function idFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, LONGEST_ID).replace(/^-+|-+$/g, '') || 'partner';
}

const columnsOf = ({ origins, ...row }: Partial<PartnerRow>) => ({
  ...row,
  ...(origins && { origins: JSON.stringify(origins) }),
});

/** Registers a partner under a name of its own; a second one of the same name gets a number. */
export async function addPartner(db: Knex, { name, origins, notify }: NewPartner, now: Date): Promise<PartnerRow> {
  const wanted = idFor(name);
  const isTaken = (await db(TABLE).where({ id: wanted }).first()) !== undefined;
  const row: PartnerRow = {
    id: isTaken ? `${wanted}-${randomInt(1000, 10_000)}` : wanted,
    name,
    key: newKey(),
    origins: [...new Set(origins)],
    status: 'active',
    former_key: null,
    former_until: null,
    notify: notify ?? null,
    created_at: now.toISOString(),
  };
  await db(TABLE).insert(columnsOf(row));
  return row;
}

const partnersOf = async (db: Knex): Promise<PartnerRow[]> =>
  partnerRowsSchema.parse(await db(TABLE).select('*').orderBy('created_at'));

/** The partner of an id or a key, a former one too. */
export const findPartner = async (db: Knex, name: string): Promise<PartnerRow | undefined> =>
  (await partnersOf(db)).find(({ id, key, former_key: former }) => [id, key, former].includes(name));

/** Every partner, the oldest first. */
export async function listPartners(db: Knex): Promise<ListedPartner[]> {
  const counts: { partner_id: string; leads: number | string; last: string }[] = await db('leads')
    .whereNotNull('partner_id')
    .groupBy('partner_id')
    .select('partner_id')
    .count({ leads: '*' })
    .max({ last: 'created_at' });
  const byId = new Map(counts.map((count) => [count.partner_id, count]));
  return (await partnersOf(db)).map((partner) => {
    const count = byId.get(partner.id);
    // PostgreSQL counts in big integers, which arrive as text.
    return { ...partner, leads: Number(count?.leads ?? 0), lastLead: count?.last ?? null };
  });
}

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** What became of a partner that was to be registered. */
export type Registration =
  | { readonly partner: PartnerRow; readonly others: readonly ListedPartner[]; readonly same?: undefined }
  /** Who has the name and one of the addresses: nobody was added. A command that is typed twice would share its leads out. */
  | { readonly partner?: undefined; readonly others?: undefined; readonly same: ListedPartner };

/** Registers a partner who is not there yet, and tells those who have one of its addresses already. */
export const registerPartner = (
  { dialect, transaction }: Pick<Database, 'dialect' | 'transaction'>,
  partner: NewPartner,
  now: Date,
): Promise<Registration> =>
  transaction(async (trx) => {
    // Of two who look at the same moment both would find nobody.
    await dialect.takeTurns(trx, [TABLE]);
    const others = (await listPartners(trx)).filter(({ origins }) =>
      origins.some((origin) => partner.origins.includes(origin)),
    );
    const same = others.find(({ name }) => isSameName(name, partner.name));
    return same ? { same } : { partner: await addPartner(trx, partner, now), others };
  });

// Those columns alone: another command may have changed others since the partner was read.
async function changeWhere(
  db: Knex,
  where: Partial<PartnerRow>,
  changes: Partial<PartnerRow>,
): Promise<PartnerRow | undefined> {
  const rows: unknown[] = await db(TABLE).where(where).update(columnsOf(changes)).returning('*');
  return partnerRowsSchema.parse(rows)[0];
}

const change = async (db: Knex, partner: PartnerRow, changes: Partial<PartnerRow>): Promise<PartnerRow> =>
  (await changeWhere(db, { id: partner.id }, changes)) ?? { ...partner, ...changes };

export const setPartnerStatus = (db: Knex, partner: PartnerRow, status: PartnerStatus): Promise<PartnerRow> =>
  change(db, partner, { status });

export const setPartnerOrigins = (db: Knex, partner: PartnerRow, origins: readonly string[]): Promise<PartnerRow> =>
  change(db, partner, { origins: [...new Set(origins)] });

/** @param notify where it wants to be told of leads; null for nowhere */
export const setPartnerNotify = (db: Knex, partner: PartnerRow, notify: string | null): Promise<PartnerRow> =>
  change(db, partner, { notify });

/** A key that still works beside the present one, until ISO 8601. */
export interface FormerKey {
  readonly key: string;
  readonly until: string;
}

/** The key before the present one while it works; undefined where there is none, or its day has come. */
export const formerKeyOf = ({ former_key: key, former_until: until }: PartnerRow, now: Date): FormerKey | undefined =>
  key !== null && until !== null && until > now.toISOString() ? { key, until } : undefined;

/**
 * Gives a partner a new key. One former key is kept: whoever calls this has asked `formerKeyOf` whether one still works.
 * @param until ISO 8601: the present one works until then, and none before it any more
 * @returns undefined, and nothing is changed, where the partner has got another key since it was read: the key of another
 *   command, which pages may carry by now, would be neither the new nor the former one
 */
export const rotateKey = (
  db: Knex,
  { id, key, former_key: former }: PartnerRow,
  until: string,
): Promise<PartnerRow | undefined> =>
  changeWhere(db, { id, key, former_key: former }, { key: newKey(), former_key: key, former_until: until });

import { createHmac, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const TABLE = 'network_salts';
const KEY_LENGTH = 32;
const SALT_BYTES = 32;

interface SaltRow {
  readonly epoch: number;
  readonly salt: string;
}

const hash = (salt: string, network: string): string =>
  createHmac('sha256', salt).update(network).digest('hex').slice(0, KEY_LENGTH);

/** Makes the salt of a new span of time, and forgets what is too old to be counted: without its salt a key is noise. */
async function turnOver(trx: Knex.Transaction, epoch: number, spanMs: number): Promise<void> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  await trx(TABLE).insert({ epoch, salt }).onConflict('epoch').ignore();
  await trx(TABLE)
    .where('epoch', '<', epoch - 1)
    .delete();
  const forgotten = new Date((epoch - 1) * spanMs).toISOString();
  await trx('outbox').whereNotNull('network_key').andWhere('created_at', '<', forgotten).update({ network_key: null });
}

export interface NetworkKeys {
  /** What is stored now. */
  readonly keyOf: (network: string) => string;
  /** Under every salt that a mail within the span may have been counted by. */
  readonly keysOf: (network: string) => readonly string[];
}

/**
 * Stands for networks in the outbox. An address is never stored, and its network only as a hash with a salt that is thrown
 * away after two spans: long enough to count, and nothing that tells later who wrote.
 * @param spanMs the longest time that is counted over
 */
export async function networkKeys(trx: Knex.Transaction, now: Date, spanMs: number): Promise<NetworkKeys> {
  const epoch = Math.floor(now.getTime() / spanMs);
  const read = (): Promise<SaltRow[]> =>
    trx<SaltRow>(TABLE)
      .whereIn('epoch', [epoch, epoch - 1])
      .select('*');
  let rows = await read();
  if (!rows.some((row) => row.epoch === epoch)) {
    await turnOver(trx, epoch, spanMs);
    rows = await read();
  }
  const current = rows.find((row) => row.epoch === epoch)?.salt ?? '';
  return {
    keyOf: (network) => hash(current, network),
    keysOf: (network) => rows.map(({ salt }) => hash(salt, network)),
  };
}

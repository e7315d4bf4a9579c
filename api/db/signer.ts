import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';

const SECRET_BYTES = 32;

/** What an address carries that says until when it works: seconds in base 36, and a signature. */
export const SIGNED_UNTIL = /^([0-9a-z]{1,10})\.([\w-]{43})$/;

export interface Signer {
  /** 43 letters of base64url. */
  readonly sign: (...parts: readonly string[]) => Promise<string>;
  readonly isSigned: (signature: string, ...parts: readonly string[]) => Promise<boolean>;
}

/** The key of this database: made by the first who asks, the same for every process. */
async function readKey(db: Knex, id: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db('desk_keys').insert({ id, secret }).onConflict('id').ignore();
  const row: { secret: string } | undefined = await db('desk_keys').where({ id }).first('secret');
  if (!row) throw new Error('The key that links are signed with cannot be read');
  return row.secret;
}

/** Ends whatever this key has signed, in every process that is started from now on. One that runs has read it already. */
export async function dropKey(db: Knex, id: string): Promise<void> {
  await db('desk_keys').where({ id }).delete();
}

const signatureOf = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Signs what links allow, with a key of its own that no link of another kind is signed with. @param id at most 10 letters */
export function createSigner(db: Knex, id: string): Signer {
  let key: Promise<string> | undefined;
  const secret = (): Promise<string> => {
    key ??= readKey(db, id).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  const sign = async (...parts: readonly string[]): Promise<string> => signatureOf(await secret(), parts);
  return { sign, isSigned: async (signature, ...parts) => isSame(signature, await sign(...parts)) };
}

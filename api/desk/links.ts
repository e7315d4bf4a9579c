import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';

export const DESK_PATH = '/desk';
/** How long a link works. */
const LIFE_MS = 7 * DAY_MS;
const SECRET_BYTES = 32;
const KEY_ID = 'links';
const WHOLE_DESK = 'desk';
// Seconds in base 36, a name in base64url or nothing, a signature.
const SIGNED = /^([0-9a-z]{1,10})\.([\w-]{0,400})\.([\w-]{43})$/;

/** What a link allows. */
export interface DeskPass {
  /** Whom it was made for; "" where it names nobody. */
  readonly name: string;
  /** Whether it opens the list, and not one lead alone. */
  readonly isWhole: boolean;
}

export interface DeskLinks {
  /** Of the list. @param name of who will use it, or "" */
  readonly list: (name: string) => Promise<string>;
  /** Of one lead, which opens no other. */
  readonly lead: (leadId: string) => Promise<string>;
  /** @param leadId undefined for the list */
  readonly read: (token: string, leadId?: string) => Promise<DeskPass | 'unknown' | 'expired'>;
}

interface LinkOptions {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** The key of this database: made by the first who asks, the same for every process. */
async function readKey(db: Knex): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db('desk_keys').insert({ id: KEY_ID, secret }).onConflict('id').ignore();
  const row: { secret: string } | undefined = await db('desk_keys').where({ id: KEY_ID }).first('secret');
  if (!row) throw new Error('The key of the sales desk cannot be read');
  return row.secret;
}

const signatureOf = (secret: string, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Links that carry what they allow and until when, signed: none is stored, and none can be made without the key. */
export function createDeskLinks(db: Knex, { publicUrl, now }: LinkOptions): DeskLinks {
  let key: Promise<string> | undefined;
  const secret = (): Promise<string> => {
    key ??= readKey(db).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };

  async function sign(scope: string, name = ''): Promise<string> {
    const until = Math.floor((now().getTime() + LIFE_MS) / 1000).toString(36);
    const encoded = Buffer.from(name).toString('base64url');
    return `${until}.${encoded}.${signatureOf(await secret(), scope, until, encoded)}`;
  }

  return {
    list: async (name) => `${publicUrl}${DESK_PATH}/${await sign(WHOLE_DESK, name)}`,
    lead: async (leadId) => `${publicUrl}${DESK_PATH}/${await sign(leadId)}/${leadId}`,
    read: async (token, leadId) => {
      const [, until = '', encoded = '', signature = ''] = SIGNED.exec(token) ?? [];
      if (signature === '') return 'unknown';
      const fits = async (scope: string): Promise<boolean> =>
        isSame(signature, signatureOf(await secret(), scope, until, encoded));
      const isWhole = await fits(WHOLE_DESK);
      if (!isWhole && !(leadId !== undefined && (await fits(leadId)))) return 'unknown';
      if (Number.parseInt(until, 36) * 1000 <= now().getTime()) return 'expired';
      return { name: Buffer.from(encoded, 'base64url').toString(), isWhole };
    },
  };
}

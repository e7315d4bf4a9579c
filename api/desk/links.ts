import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';
import { createSigner } from '../db/signer.ts';

export const DESK_PATH = '/desk';
/** How long a link works. */
const LIFE_MS = 7 * DAY_MS;
/** Of the key that they are signed with. */
export const DESK_KEY = 'links';
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

/** Links that carry what they allow and until when, signed: none is stored, and none can be made without the key. */
export function createDeskLinks(db: Knex, { publicUrl, now }: LinkOptions): DeskLinks {
  const signer = createSigner(db, DESK_KEY);

  async function sign(scope: string, name = ''): Promise<string> {
    const until = Math.floor((now().getTime() + LIFE_MS) / 1000).toString(36);
    const encoded = Buffer.from(name).toString('base64url');
    return `${until}.${encoded}.${await signer.sign(scope, until, encoded)}`;
  }

  return {
    list: async (name) => `${publicUrl}${DESK_PATH}/${await sign(WHOLE_DESK, name)}`,
    lead: async (leadId) => `${publicUrl}${DESK_PATH}/${await sign(leadId)}/${leadId}`,
    read: async (token, leadId) => {
      const [, until = '', encoded = '', signature = ''] = SIGNED.exec(token) ?? [];
      if (signature === '') return 'unknown';
      const fits = (scope: string): Promise<boolean> => signer.isSigned(signature, scope, until, encoded);
      const isWhole = await fits(WHOLE_DESK);
      if (!isWhole && !(leadId !== undefined && (await fits(leadId)))) return 'unknown';
      if (Number.parseInt(until, 36) * 1000 <= now().getTime()) return 'expired';
      return { name: Buffer.from(encoded, 'base64url').toString(), isWhole };
    },
  };
}

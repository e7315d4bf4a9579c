import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';
import { createSigner, SIGNED_UNTIL } from '../db/signer.ts';

export const STATEMENT_PATH = '/statement';
/** Days that a link works unless something else is asked for. */
export const STATEMENT_DAYS = 30;
/** Of the key that they are signed with. */
export const STATEMENT_KEY = 'statements';

export interface StatementLinks {
  /** Of the statement of one partner, which opens no other. @param days that it works */
  readonly make: (partner: string, days: number) => Promise<string>;
  readonly read: (token: string, partner: string) => Promise<'open' | 'unknown' | 'expired'>;
}

interface LinkOptions {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Links that say until when they work, signed: none is stored, and none can be made without the key. */
export function createStatementLinks(db: Knex, { publicUrl, now }: LinkOptions): StatementLinks {
  const { sign, isSigned } = createSigner(db, STATEMENT_KEY);
  return {
    make: async (partner, days) => {
      const until = Math.floor((now().getTime() + days * DAY_MS) / 1000).toString(36);
      return `${publicUrl}${STATEMENT_PATH}/${until}.${await sign(partner, until)}/${partner}`;
    },
    read: async (token, partner) => {
      const [, until = '', signature = ''] = SIGNED_UNTIL.exec(token) ?? [];
      if (signature === '' || !(await isSigned(signature, partner, until))) return 'unknown';
      return Number.parseInt(until, 36) * 1000 <= now().getTime() ? 'expired' : 'open';
    },
  };
}

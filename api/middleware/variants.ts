import type { Request } from 'express';
import type { Knex } from 'knex';
import { ukDay } from '#contract/common/calendar.ts';
import { createSigner } from '../db/signer.ts';

const KEY_ID = 'variants';

/** Whether a visitor sees the second version of a page today. */
export type ChooseVariant = (request: Request, path: string) => Promise<boolean>;

/**
 * Half of the visitors of a day see the second version, each the same one all day. Which it is follows from a keyed hash of
 * address, browser, page and day that is made anew for each request: nothing is kept here or in the browser, and tomorrow's
 * says nothing of today's.
 */
export function createChooseVariant(knex: Knex, now: () => Date): ChooseVariant {
  const { sign } = createSigner(knex, KEY_ID);
  return async (request, path) => {
    const day = ukDay(now().getTime());
    const hash = await sign(day, path, request.ip ?? '', request.get('User-Agent') ?? '');
    return (Buffer.from(hash, 'base64url')[0] ?? 0) % 2 === 1;
  };
}

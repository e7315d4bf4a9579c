import type { Request } from 'express';
import type { Knex } from 'knex';
import { FRAME_QUERY } from '#contract/common/embed.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { createSigner, SIGNED_UNTIL } from '../db/signer.ts';

/**
 * What our pages in frames show when they have no origin: a frame that is sandboxed without `allow-same-origin` sends
 * `Origin: null`, as any file or data: page does. The pass tells them apart. It allows no more than framing such a page
 * does, which anyone may.
 */
export interface FramePasses {
  readonly issue: () => Promise<string>;
  /** @param pass of a query: whatever somebody wrote there */
  readonly isValid: (pass: unknown) => Promise<boolean>;
}

const KEY_ID = 'frames';
/** Longer than anybody leaves a form open: a lead must not be lost over it. */
const LIFE_MS = 30 * DAY_MS;

/** Whether a page without an origin is one of ours, in a sandboxed frame. */
export const isOurFrame = async (
  { headers, query }: Pick<Request, 'headers' | 'query'>,
  passes: Pick<FramePasses, 'isValid'>,
): Promise<boolean> => headers.origin === 'null' && passes.isValid(query[FRAME_QUERY.pass]);

/** Passes carry until when they are taken, signed: none is stored, and each process takes those of all. */
export function createFramePasses(db: Knex, now: () => Date): FramePasses {
  const { sign, isSigned } = createSigner(db, KEY_ID);
  return {
    async issue() {
      const until = Math.floor((now().getTime() + LIFE_MS) / 1000).toString(36);
      return `${until}.${await sign(until)}`;
    },
    async isValid(pass) {
      const [, until = '', signature = ''] = typeof pass === 'string' ? (SIGNED_UNTIL.exec(pass) ?? []) : [];
      if (Number.parseInt(until, 36) * 1000 <= now().getTime()) return false;
      return signature !== '' && isSigned(signature, until);
    },
  };
}

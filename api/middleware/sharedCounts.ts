import { createHash } from 'node:crypto';
import type { Store } from 'express-rate-limit';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../config/readers.ts';
import type { Database } from '../db/client.ts';

// The address of a visitor is not to be read in a table, nor in a backup of it.
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Counts that every process on the same database adds to, in the table `rate_limits`. Whoever is over the limit is
 * remembered here as well, so that a flood does not reach the database; while there is none, each process counts by itself.
 */
export function createSharedCounts({ knex }: Pick<Database, 'knex'>, { count, windowMs }: Rate): Store {
  const rate = { keyPrefix: '', points: count, duration: windowMs / 1000 };
  const counts = new RateLimiterPostgres({
    ...rate,
    storeClient: knex,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    inMemoryBlockOnConsumed: count + 1,
    insuranceLimiter: new RateLimiterMemory(rate),
  });

  async function consume(key: string): Promise<RateLimiterRes> {
    try {
      return await counts.consume(nameOf(key));
    } catch (error) {
      // How it says that the limit is passed.
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  return {
    localKeys: false,
    increment: async (key) => {
      const { consumedPoints, msBeforeNext } = await consume(key);
      // One that is known to be over the limit is not counted any further.
      return { totalHits: consumedPoints || count + 1, resetTime: new Date(Date.now() + msBeforeNext) };
    },
    decrement: async (key) => void (await counts.reward(nameOf(key))),
    resetKey: async (key) => void (await counts.delete(nameOf(key))),
  };
}

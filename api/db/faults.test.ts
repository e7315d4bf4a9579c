import { describe, expect, it, vi } from 'vitest';
import { isStorageFault, isTransient, retryTransient } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('from the driver'), { code });
const worded = (message: string) => new Error(message);

describe('faults that pass', () => {
  it.each([
    coded('40001'),
    coded('40P01'),
    coded('57P01'),
    coded('25006'),
    coded('08006'),
    coded('ECONNREFUSED'),
    worded('Connection terminated unexpectedly'),
    worded('insert into "leads" ("id") values ($1) - Connection terminated unexpectedly'),
    worded('Client has encountered a connection error and is not queryable'),
    worded('No host of DATABASE_URL takes writes'),
  ])('%s: the same again may succeed', (error) => {
    expect([isTransient(error), isStorageFault(error)]).toEqual([true, true]);
  });

  it.each([coded('53100'), coded('58030'), coded('SQLITE_FULL')])('%s: the storage, but not by itself', (error) => {
    expect([isTransient(error), isStorageFault(error)]).toEqual([false, true]);
  });

  it.each([coded('23505'), coded('22001'), coded('42P01'), worded('Connection terminated is a note'), 'no error'])(
    '%s: a fault of what was asked',
    (error) => {
      expect([isTransient(error), isStorageFault(error)]).toEqual([false, false]);
    },
  );
});

describe('doing it again', () => {
  it('goes on until it succeeds', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(coded('40001')).mockResolvedValue('stored');
    expect(await retryTransient(work)).toBe('stored');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('never does again what will fail again', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValue(coded('23505'));
    await expect(retryTransient(work)).rejects.toThrow('from the driver');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('ends after some seconds', { timeout: 20_000 }, async () => {
    const startedAt = performance.now();
    await expect(retryTransient(() => Promise.reject(coded('40P01')))).rejects.toThrow('from the driver');
    const seconds = (performance.now() - startedAt) / 1000;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(10);
  });
});

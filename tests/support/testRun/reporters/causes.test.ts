import { describe, expect, it } from 'vitest';
import { freePorts } from '../../freePorts.ts';
import { withCauses } from './causes.ts';

describe('what a failed test says', () => {
  it('names why the network failed, above the place', async () => {
    const [port] = await freePorts(1);
    const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error('expected nobody to listen');
    const cause = { name: 'Error', ...(error.cause as { code: string; message: string }) };
    const [said, because, place] = withCauses(error.stack ?? '', { message: error.message, cause }).split('\n');
    expect(said).toBe('TypeError: fetch failed');
    expect(because).toMatch(/^Caused by Error ECONNREFUSED/);
    expect(place).toMatch(/^\s+at /);
  });

  it('names one cause below the other', () => {
    const cause = { name: 'Error', message: 'no lead', cause: { name: 'SqliteError', message: 'disk full' } };
    expect(withCauses('Error: late', { message: 'late', cause })).toBe(
      'Error: late\nCaused by Error no lead\nCaused by SqliteError disk full',
    );
  });

  it('stays as it is without one', () => {
    expect(withCauses('Error: late\n    at a.ts:1', { message: 'late' })).toBe('Error: late\n    at a.ts:1');
  });
});

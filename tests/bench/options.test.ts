import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ parts: ['widgets', 'api'], runs: 7, rounds: 5, leads: 20_000 });
  });

  it('takes a part, fewer repetitions and single counts', () => {
    expect(readOptions(['api', '--quick', '--leads', '100000'])).toMatchObject({
      parts: ['api'],
      rounds: 2,
      leads: 100_000,
    });
  });

  it('knows when only help is wanted', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['widget'], 'expected widgets or api, found widget'],
    [['--runs', '0'], '--runs: expected a whole number above 0, found 0'],
    [['--rounds', 'many'], '--rounds: expected a whole number above 0, found many'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ parts: ['widgets', 'api'], runs: 25, peer: undefined, leads: 20_000 });
  });

  it('takes a part, fewer repetitions and single counts', () => {
    expect(readOptions(['api', '--quick', '--leads', '100000'])).toMatchObject({
      parts: ['api'],
      runs: 3,
      leads: 100_000,
    });
  });

  it('takes an earlier build that is one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'peer-'));
    mkdirSync(path.join(folder, 'widgets/v1'), { recursive: true });
    writeFileSync(path.join(folder, 'widgets/v1/quote-widgets.js'), '');
    try {
      expect(readOptions(['widgets', '--peer', folder])).toMatchObject({ peer: folder });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('knows when only help is wanted', () => {
    expect(readOptions(['--help'])).toBeUndefined();
  });

  it.each([
    [['widget'], 'expected widgets or api, found widget'],
    [['--runs', '0'], '--runs: expected a whole number above 0, found 0'],
    [['--leads', 'many'], '--leads: expected a whole number above 0, found many'],
    [['--peer', 'api'], '--peer: expected the dist folder of a build, found no widgets/v1/quote-widgets.js in api'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});

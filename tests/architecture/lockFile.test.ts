import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesInLock, missingFromLock } from './lockFile.ts';

const lock = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const binding = { version: '1.0.0' };
const linter = { version: '1.0.0', optionalDependencies: { '@linter/linux': '1.0.0', '@linter/darwin': '1.0.0' } };

describe('lock file', () => {
  it('misses a package of another platform', () => {
    const text = lock({ '': {}, 'node_modules/linter': linter, 'node_modules/@linter/linux': binding });
    expect(missingFromLock(text)).toEqual(['@linter/darwin, named by node_modules/linter']);
  });

  it('finds a package in any folder above', () => {
    const text = lock({
      '': { dependencies: { linter: '1' } },
      'node_modules/linter': linter,
      'node_modules/linter/node_modules/@linter/linux': binding,
      'node_modules/@linter/darwin': binding,
      'node_modules/linter/node_modules/@linter/linux/node_modules/x': { dependencies: { linter: '1' } },
    });
    expect(missingFromLock(text)).toEqual([]);
  });

  it('does not take a package of a neighbour', () => {
    const text = lock({
      'node_modules/a': { dependencies: { x: '1' } },
      'node_modules/b/node_modules/x': binding,
    });
    expect(missingFromLock(text)).toEqual(['x, named by node_modules/a']);
  });

  it('finds download addresses', () => {
    const text = lock({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' }, 'node_modules/b': {} });
    expect(addressesInLock(text)).toEqual(['node_modules/a']);
  });

  it.each(['', 'tests/bench/', 'tests/tools/'].map((folder) => `${folder}package-lock.json`))(
    '%s is complete and without addresses',
    (file) => {
      const text = readFileSync(file, 'utf8');
      expect(missingFromLock(text)).toEqual([]);
      expect(addressesInLock(text)).toEqual([]);
    },
  );
});

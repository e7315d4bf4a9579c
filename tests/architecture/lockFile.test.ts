import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesInLock, missingFromLock, outOfStep, withoutIntegrity } from './lockFile.ts';

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

  it('finds what it does not hold fast', () => {
    const strong = `sha512-${'A'.repeat(86)}==`;
    const text = lock({
      '': {},
      'node_modules/a': { integrity: strong },
      'node_modules/b': {},
      'node_modules/c': { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
      'node_modules/d': { link: true },
    });
    expect(withoutIntegrity(text)).toEqual(['node_modules/b', 'node_modules/c']);
  });

  it('finds what its package.json has otherwise', () => {
    const text = lock({ '': { dependencies: { a: '1.0.0', b: '^2.0.0' }, engines: { node: '>=20' } } });
    const packages = (dependencies: object, rest: object = {}) => JSON.stringify({ name: 'x', dependencies, ...rest });
    const engines = { engines: { node: '>=20' } };
    expect(outOfStep(packages({ b: '^2.0.0', a: '1.0.0' }, engines), text)).toEqual([]);
    expect(outOfStep(packages({ a: '1.0.0', b: '^2.1.0' }, engines), text)).toEqual(['dependencies']);
    expect(outOfStep(packages({ a: '1.0.0', b: '^2.0.0' }), text)).toEqual(['engines']);
  });

  const hosts = readdirSync('tests/hosts', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(['', 'tests/bench/', 'tests/tools/', ...hosts.map(({ name }) => `tests/hosts/${name}/`)])(
    '%spackage-lock.json is complete, without addresses, holds all fast and fits',
    (folder) => {
      const text = readFileSync(`${folder}package-lock.json`, 'utf8');
      expect(missingFromLock(text)).toEqual([]);
      expect(addressesInLock(text)).toEqual([]);
      expect(withoutIntegrity(text)).toEqual([]);
      expect(outOfStep(readFileSync(`${folder}package.json`, 'utf8'), text)).toEqual([]);
    },
  );
});

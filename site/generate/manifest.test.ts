import { expect, test } from 'vitest';
import { entryOf, staticFiles, type Manifest } from './pageAssets.ts';

const manifest: Manifest = {
  tag: { file: 'tag.js', imports: ['core', 'ui'], dynamicImports: ['later'] },
  core: { file: 'core.js' },
  // Chunks may import each other.
  ui: { file: 'ui.js', imports: ['core', 'tag'] },
  later: { file: 'later.js' },
};

test('finds what an entry loads at once, each file once and nothing that comes later', () => {
  expect(staticFiles(manifest, 'tag')).toEqual(['tag.js', 'core.js', 'ui.js']);
});

test('names what it has when an entry is missing', () => {
  expect(() => entryOf(manifest, 'nope')).toThrow('The manifest has no "nope". It has: tag, core, ui, later');
});

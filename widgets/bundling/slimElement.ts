import type { Plugin } from 'vite';

const LIBRARY = /\/@r2wc\/core\/dist\/core\.js$/;
// `w = { string: …, number: …, … }`: how the library reads attributes, by the type of a prop.
const READERS =
  /(\w+) = \{\s+string: \w+,\s+number: \w+,\s+boolean: \w+,\s+function: \w+,\s+method: \w+,\s+json: \w+\s+\}/;

/**
 * Our elements have no props of @r2wc/core: attributes.ts reads theirs. Without its table of readers the bundler drops
 * the readers too (0.4 kB compressed, a share of every tag).
 */
export function slimElement(): Plugin {
  return {
    name: 'slim-element',
    transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!LIBRARY.test(path.replaceAll('\\', '/'))) return undefined;
      if (!READERS.test(code)) throw new Error('expected the table of readers in @r2wc/core');
      return { code: code.replace(READERS, (_table, name: string) => `${name} = {}`), map: null };
    },
  };
}

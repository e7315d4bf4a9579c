import type { Plugin } from 'vite';

interface BuiltChunk {
  readonly type: string;
  readonly imports?: readonly string[];
}
type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: string }>>;

const DYNAMIC_IMPORT = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

function allImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  const imports = chunk && 'imports' in chunk ? (chunk.imports ?? []) : [];
  for (const name of imports) {
    if (found.has(name)) continue;
    found.add(name);
    allImports(bundle, name, found);
  }
  return found;
}

/**
 * The loader asks for a tag's chunk and for all that it imports at once: otherwise the browser learns of the
 * second row of chunks when the first has come, a whole round trip later. Vite's own answer, preload links, would
 * add elements to the head of a partner's page.
 */
export function parallelChunks(): Plugin {
  return {
    name: 'parallel-chunks',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        chunk.code = chunk.code.replace(DYNAMIC_IMPORT, (_match, _quote, address: string) => {
          const file = address.slice('./'.length);
          // The entry itself is on the page already.
          const others = [...allImports(bundle, file)].filter((name) => name !== chunk.fileName);
          const imports = [...others, file].map((name) => `import("./${name}")`);
          return imports.length === 1 ? `${imports[0]}` : `Promise.all([${imports.join(',')}])`;
        });
      }
    },
  };
}

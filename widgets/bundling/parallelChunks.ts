import type { Plugin } from 'vite';
import { LOADER_FILE } from './loaderFile.ts';

interface BuiltChunk {
  readonly type: string;
  readonly imports?: readonly string[];
}
type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: string }>>;

const DYNAMIC_IMPORT = /\bimport\((["'`])\.\/([^"'`$]+)\1\)/g;
// The loader under another address: `./quote-widgets.js?${…}`
const RELATIVE_IMPORT = /\bimport\(`\.\//g;
// A module resolves its imports by its own address. A classic script of another origin has none to resolve by, but
// it can ask the page for it: some editors drop type="module".
const FIND_FOLDER = 'let $f=document.currentScript;$f=$f?new URL(".",$f.src).href:"./";';
const LOAD_ALL = 'let $l=n=>Promise.all(n.split(" ").map(n=>import(`${$f}chunks/${n}.js`)));';
const CHUNK = /^chunks\/(.+)\.js$/;

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

/** The name of a chunk without what all of them begin and end with. */
function chunkName(file: string): string {
  const name = CHUNK.exec(file)?.[1];
  if (name === undefined) throw new Error(`expected a chunk, found ${file}`);
  return name;
}

/** Sorts chunks: those that most tags share come first. A loader whose lists begin alike compresses better. */
function bySharesAmong(lists: readonly ReadonlySet<string>[]): (list: ReadonlySet<string>) => string[] {
  const sharesOf = (name: string): number => lists.filter((list) => list.has(name)).length;
  return (list) => [...list].toSorted((a, b) => sharesOf(b) - sharesOf(a) || a.localeCompare(b));
}

/**
 * The loader asks for a tag's chunk and for all that it imports at once: otherwise the browser learns of the
 * second row of chunks when the first has come, a whole round trip later. Vite's own answer, preload links, would
 * add elements to the head of a partner's page. A scope of its own keeps its names out of that page.
 */
export function parallelChunks(): Plugin {
  return {
    name: 'parallel-chunks',
    generateBundle(_options, bundle) {
      const loader = bundle[LOADER_FILE];
      if (loader?.type !== 'chunk' || loader.imports.length > 0 || loader.exports.length > 0) {
        throw new Error(`expected ${LOADER_FILE} without imports and exports`);
      }
      const [code = '', sourceMap = ''] = loader.code.split(/(?=\n\/\/# sourceMappingURL=)/);
      const files = [...code.matchAll(DYNAMIC_IMPORT)].map(([, , file = '']) => file);
      const byShares = bySharesAmong(files.map((file) => allImports(bundle, file)));
      const parallel = code
        .replace(DYNAMIC_IMPORT, (_match, _quote, file: string) => {
          const names = [...byShares(allImports(bundle, file)), file].map(chunkName);
          return `$l("${names.join(' ')}")`;
        })
        .replace(RELATIVE_IMPORT, 'import($f+`');
      loader.code = `(()=>{${FIND_FOLDER}${LOAD_ALL}${parallel.trimEnd()}})();${sourceMap}`;
    },
  };
}

import type { Plugin } from 'vite';
import { LOADER_FILE } from './loaderFile.ts';
import { onceAPage } from './onceAPage.ts';

interface BuiltChunk {
  readonly type: 'chunk';
  readonly imports: readonly string[];
  readonly exports: readonly string[];
  readonly facadeModuleId: string | null;
  code: string;
}
type Bundle = Readonly<Record<string, BuiltChunk | { readonly type: 'asset' }>>;

const DYNAMIC_IMPORT = /\bimport\((["'`])\.\/([^"'`$]+)\1\)/g;
// The loader under another address: `./quote-widgets.js?${…}`
const RELATIVE_IMPORT = /\bimport\(`\.\//g;
// A module resolves its imports by its own address. A classic script of another origin has none to resolve by, but
// it can ask the page for it: some editors drop type="module".
const FIND_FOLDER = 'let $s=document.currentScript,$f=$s?new URL(".",$s.src).href:"./";';
// An address for what is no module: of a module that is not on the page by a script element there is none.
export const OWN_ADDRESS = '($s||document.querySelector(`[src*="quote-widgets.js"]`)||{src:"//:"}).src';
// Of all these the last is the one that was imported.
const LOAD_ALL = 'let $l=n=>Promise.all(n.split(" ").map(n=>import(`./${n}.js`))).then(m=>m.pop());';
const CHUNK = /^chunks\/(.+)\.js$/;
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*/;

function chunkOf(bundle: Bundle, file: string): BuiltChunk {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0) throw new Error(`expected ${file} without imports`);
  return chunk;
}

/** What a chunk imports, and all that is imported by that. */
function allImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  for (const name of chunk?.type === 'chunk' ? chunk.imports : []) {
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

/** Sorts chunks: those that most tags share come first. Lists that begin alike compress better. */
function bySharesAmong(lists: readonly ReadonlySet<string>[]): (list: ReadonlySet<string>) => string[] {
  const sharesOf = (name: string): number => lists.filter((list) => list.has(name)).length;
  return (list) => [...list].toSorted((a, b) => sharesOf(b) - sharesOf(a) || a.localeCompare(b));
}

/**
 * Asks for a tag's chunk and for all that it imports at once: otherwise the browser learns of the second row of chunks when
 * the first has come, a whole round trip later. Vite's own answer, preload links, would add elements to the head of a
 * partner's page.
 */
function inParallel(own: string, bundle: Bundle): string {
  const { code } = chunkOf(bundle, own);
  const inFolder = (name: string): string => `chunks/${name}`;
  const needed = (file: string): Set<string> => {
    const imports = allImports(bundle, file);
    imports.delete(own);
    return imports;
  };
  const files = [...code.matchAll(DYNAMIC_IMPORT)].map(([, , name = '']) => inFolder(name));
  const byShares = bySharesAmong(files.map(needed));
  const parallel = code.replace(DYNAMIC_IMPORT, (_match, _quote, name: string) => {
    const file = inFolder(name);
    return `$l("${[...byShares(needed(file)), file].map(chunkName).join(' ')}")`;
  });
  return `${LOAD_ALL}${parallel}`;
}

/** The loader, which may run as a classic script: a scope of its own keeps its names out of the page. */
function asScript(loader: BuiltChunk): string {
  if (loader.exports.length > 0) throw new Error(`expected ${LOADER_FILE} without exports`);
  const placed = loader.code
    // The places that its map names are those of the module.
    .replace(SOURCE_MAP, '')
    .replace(DYNAMIC_IMPORT, (_match, _quote, file: string) => `import(\`./${file}\`)`)
    .replace(RELATIVE_IMPORT, 'import($f+`')
    .replace('import.meta.url', OWN_ADDRESS);
  return `(()=>{${FIND_FOLDER}${placed.trimEnd()}})();`;
}

/** Makes the loader a script of any kind, and what it loads for all tags fetch the code of each in one go. */
export function parallelChunks(lazyTags: string): Plugin {
  return {
    name: 'parallel-chunks',
    generateBundle(_options, output) {
      const bundle = output as Bundle;
      const loader = chunkOf(bundle, LOADER_FILE);
      loader.code = asScript(loader);
      const isTags = (chunk: Bundle[string] | undefined): boolean =>
        chunk?.type === 'chunk' && chunk.facadeModuleId?.endsWith(lazyTags) === true;
      const file = Object.keys(bundle).find((name) => isTags(bundle[name])) ?? lazyTags;
      const tags = chunkOf(bundle, file);
      tags.code = onceAPage(inParallel(file, bundle), chunkName(file));
    },
  };
}

import path from 'node:path';

/** What Rolldown says of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

// From three tags on a module is better loaded by all than kept apart: each further chunk has its name in the loader.
const SHARED = 3;

/** The entries that bring a module along: at once, or at some time, which counts dynamic imports too. */
function entriesOf(id: string, graph: ModuleGraph, isAtOnce: boolean): string[] {
  const found = new Set([id]);
  for (const importing of found) {
    const module = graph.getModuleInfo(importing);
    // Behind an entry there is only the loader, which leads to all of them.
    if (!module || module.isEntry) continue;
    for (const importer of module.importers) found.add(importer);
    if (!isAtOnce) for (const importer of module.dynamicImporters) found.add(importer);
  }
  return [...found].filter((module) => graph.getModuleInfo(module)?.isEntry);
}

/**
 * Names the chunk of a module by the tags whose first step needs it, whatever its file is called: `base` for the smallest
 * form and any other, `core` for three and more, one chunk for a tag alone and one for two that share something. What a
 * chunk imports is needed by all tags that need the chunk, so that no two can import each other. What another tag needs
 * in a later step stands apart: in the chunk of the one tag, it would bring that tag's first step along, and define it.
 *
 * The bundler's own `minShareCount` knows no smallest form: see docs/decisions.
 * @param smallest the tag with a budget of its own
 */
export const nameByTags =
  (smallest: string) =>
  (id: string, graph: ModuleGraph): string => {
    const tags = entriesOf(id, graph, true)
      .map((entry) => path.parse(entry).name)
      .toSorted();
    const isSharedLater = entriesOf(id, graph, false).length > tags.length;
    if (tags.includes(smallest)) return 'base';
    if (tags.length >= SHARED) return 'core';
    return tags.length === 1 && isSharedLater ? `${tags.join()}_parts` : tags.join('_');
  };

import path from 'node:path';

/** What Rolldown says of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

// From three tags on a module is better loaded by all than kept apart: each further chunk has its name in the loader.
const SHARED = 3;

/** The entries that bring a module along at once: dynamic imports do not count. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const found = new Set([id]);
  for (const importing of found)
    for (const importer of graph.getModuleInfo(importing)?.importers ?? []) found.add(importer);
  return [...found].filter((module) => graph.getModuleInfo(module)?.isEntry);
}

/**
 * Names the chunk of a module by the tags whose first step needs it, whatever its file is called: `base` for the smallest
 * form and any other, `core` for three and more, one chunk for a tag alone and one for two that share something. What a
 * chunk imports is needed by all tags that need the chunk, so that no two can import each other.
 *
 * The bundler's own `minShareCount` knows no smallest form: see docs/decisions.
 * @param smallest the tag with a budget of its own
 */
export const nameByTags =
  (smallest: string) =>
  (id: string, graph: ModuleGraph): string => {
    const tags = entriesOf(id, graph)
      .map((entry) => path.parse(entry).name)
      .toSorted();
    if (tags.length > 1 && tags.includes(smallest)) return 'base';
    return tags.length >= SHARED ? 'core' : tags.join('_');
  };

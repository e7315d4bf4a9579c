import { readFileSync } from 'node:fs';

/** One file of a Vite manifest, as far as pages need it. */
export interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** @throws when the build that writes the manifest has not run */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** The entry that was built from a source file. @throws when the build does not know it */
export function entryOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source];
  if (!entry) throw new Error(`The manifest has no "${source}". It has: ${Object.keys(manifest).join(', ')}`);
  return entry;
}

/** Files that an entry loads at once: itself and everything that it imports statically, each one once. */
export function staticFiles(manifest: Manifest, source: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const entry = entryOf(manifest, source);
  return [entry.file, ...(entry.imports ?? []).flatMap((name) => staticFiles(manifest, name, seen))];
}

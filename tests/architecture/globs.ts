import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { codeFiles, isTestFile, perFile } from './sourceFiles.ts';

// dependency-cruiser sees imports, and no pattern that the bundler turns into imports. A pattern is held to the same rules here,
// as far as these speak of places alone: how a file is imported is no matter of where it stands.

const place = z.union([z.string(), z.array(z.string())]);
const side = z.strictObject({ path: z.optional(place), pathNot: z.optional(place) });
const arrow = z.object({ name: z.string(), from: side, to: side });
type Arrow = z.infer<typeof arrow>;

function readArrows(): readonly Arrow[] {
  const config: unknown = createRequire(import.meta.url)(path.resolve('.dependency-cruiser.cjs'));
  return z.parse(z.object({ forbidden: z.array(z.unknown()) }), config).forbidden.flatMap((rule) => {
    const read = arrow.safeParse(rule);
    return read.success ? [read.data] : [];
  });
}

const arrows = readArrows();

const joined = (places: z.infer<typeof place>): string => (typeof places === 'string' ? places : places.join('|'));

/** "$1" stands for what the first group of `from` has found. */
const fits = (
  file: string,
  { path: wanted, pathNot }: z.infer<typeof side>,
  groups: readonly string[] = [],
): boolean => {
  const isIn = (places: z.infer<typeof place>) =>
    new RegExp(joined(places).replaceAll(/\$(\d)/g, (_all, group: string) => groups[Number(group)] ?? '')).test(file);
  return (wanted === undefined || isIn(wanted)) && !(pathNot !== undefined && isIn(pathNot));
};

function isBreach({ from, to }: Arrow, reader: string, read: string): boolean {
  if (!fits(reader, from)) return false;
  return fits(read, to, new RegExp(joined(from.path ?? '')).exec(reader) ?? []);
}

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const GLOB = /import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g;

// Style sheets are compiled away: a pattern of them brings their rules into the one sheet of the site, and no module.
const patternsIn = (text: string): readonly string[] =>
  [...text.replaceAll(COMMENT, '').matchAll(GLOB)]
    .flatMap(([, list = '']) => [...list.matchAll(/'([^'!][^']*)'/g)].flatMap(([, pattern = '']) => pattern))
    .filter((pattern) => !pattern.endsWith('.css.ts'));

/** "{a,b}/c" → "a/c", "b/c" */
function alternatives(pattern: string): readonly string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  return braces === undefined
    ? [pattern]
    : inside.split(',').flatMap((one) => alternatives(pattern.replace(braces, () => one)));
}

/** Files that a pattern may find, one for each place. */
const foundBy = (pattern: string, reader: string): readonly string[] =>
  alternatives(pattern.replaceAll('**/', 'any/').replaceAll('*', 'any')).map((file) =>
    file.startsWith('/') ? file.slice(1) : path.posix.join(path.posix.dirname(reader), file),
  );

/** What a module reads by a pattern lies where it may import from. */
export const globsWithinArrows = perFile(
  (files) => codeFiles(files).filter((file) => !isTestFile(file) && file.text.includes('import.meta.glob')),
  ({ path: reader, text }) =>
    patternsIn(text).flatMap((pattern) =>
      arrows
        .filter((rule) => foundBy(pattern, reader).some((read) => isBreach(rule, reader, read)))
        .map(({ name }) => `reads ${pattern}: ${name}`),
    ),
);

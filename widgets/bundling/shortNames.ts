import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import type { PluginOption } from 'vite';

/** What vanilla-extract tells of a name that it wants: by itself it would take `hash`. */
interface Wanted {
  /** Of the file's path, five to seven signs, and after it how many names the file had before this one, in base 36. */
  readonly hash: string;
  /** From the root of the project. */
  readonly filePath: string;
}

const LETTERS = 26;
const CODES = LETTERS ** 2;
const FIRST_LETTER = 'A'.charCodeAt(0);
const FIRST_NAME = '0';

const codeOf = (place: number): string =>
  String.fromCharCode(FIRST_LETTER + Math.floor(place / LETTERS), FIRST_LETTER + (place % LETTERS));

const placeOf = (file: string): number => createHash('sha256').update(file).digest().readUInt32BE() % CODES;

/**
 * Two capitals for each file, by its path: from their order a new file would take all that come after it along, and
 * with the names every chunk that a browser has kept. Where two paths come to the same the later one takes the next.
 * @throws when there are more files than codes
 */
export function codesOf(files: readonly string[]): ReadonlyMap<string, string> {
  if (files.length > CODES) throw new Error(`${files.length} style sheets, but codes for ${CODES} only`);
  const taken = new Set<number>();
  return new Map(
    files.toSorted().map((file) => {
      let place = placeOf(file);
      while (taken.has(place)) place = (place + 1) % CODES;
      taken.add(place);
      return [file, codeOf(place)];
    }),
  );
}

const styleSheets = (): string[] =>
  ['site', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );

/**
 * Names of classes and animations in a build: "QX3" instead of "_1n0v86q3". They stand in every page and first step some
 * hundred times. No two files share a code, capitals end where the count begins, and the same sources get the same names.
 */
export function shortNames(files = styleSheets()): (wanted: Wanted) => string {
  const codes = codesOf(files);
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const code = codes.get(filePath);
    if (code === undefined) throw new Error(`no code for the style sheet ${filePath}`);
    // vanilla-extract does not tell its count: it is what follows after the part that all names of a file begin with.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -FIRST_NAME.length);
    hashes.set(filePath, ofFile);
    return code + hash.slice(ofFile.length);
  };
}

/**
 * What compiles the style sheets of a build, with short names. No style asks for `light-dark()`; the minifier would put
 * four declarations for it beside each `color-scheme`.
 */
export const shortStyles = (): PluginOption[] => [
  vanillaExtractPlugin({ identifiers: shortNames() }),
  { name: 'no-light-dark', config: () => ({ css: { lightningcss: { exclude: Features.LightDark } } }) },
];

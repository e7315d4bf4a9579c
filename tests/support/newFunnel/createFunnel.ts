import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enter, LISTS } from './lists.ts';
import type { FunnelNames } from './names.ts';
import { renameModule, renameText } from './rename.ts';

/** What a funnel consists of, besides its entries in lists. Folders are copied whole. */
const COPIED = [
  'api/contract/homecare',
  'api/presenters/homecare.ts',
  'widgets/funnels/homecare',
  'widgets/elements/homecare-quote.ts',
  'site/pages/quotes/homecare.ts',
  'public/partner/homecare.html',
  'tests/e2e/funnels/homecare/journey.spec.ts',
  'tests/support/funnels/homecare.ts',
];

interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

const filesBelow = (root: string, place: string): string[] =>
  /\.\w+$/.test(place)
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const copyOf = (root: string, file: string, names: FunnelNames): PlannedFile => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const rename = /\.tsx?$/.test(file) ? renameModule : renameText;
  return { path: renameText(file, names), text: rename(text, names) };
};

/**
 * Creates a funnel in all places, as a copy of a living one: contract, presenter of the API, widget, element, pages, journey,
 * and the lists that name it. Either everything is written or nothing. Returns the paths that were written.
 * @throws when the funnel exists, or a list has no entry to copy
 */
export function createFunnel(root: string, names: FunnelNames): { created: string[]; entered: string[] } {
  const created = COPIED.flatMap((place) => filesBelow(root, place)).map((file) => copyOf(root, file, names));
  const taken = created.filter((file) => existsSync(path.join(root, file.path)));
  if (taken.length > 0) throw new Error(`The funnel exists already: ${taken.map((file) => file.path).join(', ')}`);
  const entered = LISTS.map((file) => ({
    path: file,
    text: enter(file, readFileSync(path.join(root, file), 'utf8'), names),
  }));
  for (const file of [...created, ...entered]) {
    mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
    writeFileSync(path.join(root, file.path), file.text);
  }
  const pathsOf = (files: readonly PlannedFile[]): string[] => files.map((file) => file.path);
  const formatted = pathsOf([...created, ...entered]).filter((file) => /\.(tsx?|json)$/.test(file));
  // The length of a name decides where lines break.
  execFileSync(path.resolve('node_modules/.bin/oxfmt'), formatted, { cwd: root, stdio: 'ignore' });
  return { created: pathsOf(created), entered: pathsOf(entered) };
}

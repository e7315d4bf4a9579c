import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { edits, enter } from './edits.ts';
import { rename, type FunnelNames } from './names.ts';

const TEMPLATE = path.join(import.meta.dirname, 'template');
// So that no tool takes the template for code of the project.
const ENDING = '.txt';

interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

const newFiles = (names: FunnelNames): PlannedFile[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ENDING))
    .map((name) => ({
      path: rename(name.slice(0, -ENDING.length).split(path.sep).join('/'), names),
      text: rename(readFileSync(path.join(TEMPLATE, name), 'utf8'), names),
    }));

/**
 * Creates a funnel in all places: contract, presenter of the API, widget, element, end-to-end test, and the lists that name it.
 * Either everything is written or nothing. Returns the paths that were written.
 * @throws when the funnel exists, or a list has no place for it
 */
export function createFunnel(root: string, names: FunnelNames): string[] {
  const created = newFiles(names);
  const taken = created.filter((file) => existsSync(path.join(root, file.path)));
  if (taken.length > 0) throw new Error(`The funnel exists already: ${taken.map((file) => file.path).join(', ')}`);
  const entered = Object.keys(edits).map((file) => ({
    path: file,
    text: enter(file, readFileSync(path.join(root, file), 'utf8'), names),
  }));
  const files = [...created, ...entered];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
    writeFileSync(path.join(root, file.path), file.text);
  }
  const paths = files.map((file) => file.path);
  // The length of a name decides where lines break.
  execFileSync(path.resolve('node_modules/.bin/oxfmt'), paths, { cwd: root, stdio: 'ignore' });
  return paths;
}

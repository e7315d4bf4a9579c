import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CURRENT } from './buildFolder.ts';

const STAMP = 'source-stamp';
const SOURCES = ['api', 'widgets', 'site', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'];
const CONFIGS = ['vite.config.ts', 'vite.widgets.config.ts'];
const NOT_BUILT = /\.(test|examples|spec|fixture)\.tsx?$/;

/** What a start cannot do without. */
const RESULTS = ['site/index.html', 'widgets/v1/quote-widgets.js', 'api/server.js', 'partner', STAMP];

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Hash of everything that goes into a build. Contents, not dates: a checkout and a copy change every date. */
export function sourceHash(): string {
  const files = [...SOURCES, ...CONFIGS].flatMap(filesOf).filter((file) => !NOT_BUILT.test(file));
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Notes what a build was made from. */
export const writeStamp = (folder: string, hash: string): void => writeFileSync(path.join(folder, STAMP), `${hash}\n`);

/** Whether everything is built, and from the sources as they are now. */
export const isBuildFresh = (hash: string): boolean =>
  RESULTS.every((name) => existsSync(path.join(CURRENT, name))) &&
  readFileSync(path.join(CURRENT, STAMP), 'utf8').trim() === hash;

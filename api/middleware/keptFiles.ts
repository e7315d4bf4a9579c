import { createHash } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const recordSchema = z.object({ servedAt: z.string(), files: z.array(z.string()) });

/** A release that has been served, and the addresses of its files. */
export interface Release extends z.infer<typeof recordSchema> {
  /** Its file. */
  readonly record: string;
}

function readRecord(record: string): Release[] {
  try {
    return [{ record, ...recordSchema.parse(JSON.parse(readFileSync(record, 'utf8'))) }];
  } catch {
    // Cut off by a full disk: it keeps nothing, and the next start of its release writes it anew.
    return [];
  }
}

/** Every release that is on record, the one served last first. */
const readReleases = (folder: string): Release[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(path.join(folder, name)))
    .toSorted((a, b) => b.servedAt.localeCompare(a.servedAt));

/** How much of the past is kept. */
export interface KeepLimits {
  /** So many releases stay, whatever they weigh. */
  readonly leastReleases: number;
  /** Those before them stay while all together have no more bytes than this. */
  readonly mostBytes: number;
}

const LIMITS: KeepLimits = { leastReleases: 10, mostBytes: 200_000_000 };
const FOLDER = 'published';
const RECORDS = 'releases';

// Their name is their content, or the version of the whole: an address that never answers with anything else.
const KEPT_FILE = /^(assets\/|widgets\/v1\/(chunks|fragments)\/|widgets\/\d+\.\d+\.\d+[^/]*\/[^/]+$)/;
const SOURCE_MAP = /\.map(\.br|\.gz)?$/;

function namesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
}

/** What a release has that must outlive it, as [address, file]. */
function filesOf(built: string): Map<string, string> {
  const places = [
    ['', path.join(built, 'site')],
    ['widgets/', path.join(built, 'widgets')],
  ] as const;
  const files = places.flatMap(([prefix, folder]) =>
    namesBelow(folder).map((name) => [`${prefix}${name}`, path.join(folder, name)] as const),
  );
  return new Map(files.filter(([address]) => KEPT_FILE.test(address) && !SOURCE_MAP.test(address)));
}

const PART = '.part';
/** No copy of one file takes longer. */
const PART_MS = 3_600_000;

// Renamed into place: a server that is killed meanwhile would leave half a file, which `add` never writes again.
function write(target: string, fill: (part: string) => void): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}${PART}`;
  fill(part);
  renameSync(part, target);
}

/** Never writes over a file: what an address has answered once, it answers for ever. */
function add(file: string, target: string): void {
  if (!existsSync(target)) write(target, (part) => copyFileSync(file, part));
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The newest first, as long as the limits allow. */
function worthKeeping(store: string, releases: readonly Release[], limits: KeepLimits): Release[] {
  const counted = new Set<string>();
  let bytes = 0;
  return releases.filter(({ files }, index) => {
    const added = files.filter((name) => !counted.has(name));
    bytes += added.reduce((sum, name) => sum + bytesOf(path.join(store, name)), 0);
    if (index >= limits.leastReleases && bytes > limits.mostBytes) return false;
    for (const name of added) counted.add(name);
    return true;
  });
}

/** Another process that starts on the same folder may be just about to rename it. */
function isBeingWritten(file: string): boolean {
  const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return file.endsWith(PART) && Date.now() - changedAt < PART_MS;
}

function removeOld(store: string, records: string, limits: KeepLimits): void {
  const releases = readReleases(records);
  const kept = worthKeeping(store, releases, limits);
  const needed = new Set(kept.flatMap(({ files }) => files));
  for (const { record } of releases.filter((release) => !kept.includes(release))) rmSync(record, { force: true });
  for (const name of namesBelow(store)) {
    const file = path.join(store, name);
    if (!needed.has(name) && !isBeingWritten(file)) rmSync(file, { force: true });
  }
}

/**
 * Copies the chunks, assets and pinned versions of a release into a folder that outlives it. Without it a deploy breaks
 * every page that is open, every loader in a cache and every partner who pinned a version: they go on asking for files
 * that `dist` no longer has, and Chromium before 155 does not ask again for a module that failed once.
 * @returns the folder; below it, files have the paths of their addresses
 */
export function keepFiles(built: string, dataDir: string, limits = LIMITS): string {
  const store = path.join(dataDir, FOLDER);
  const files = filesOf(built);
  if (files.size === 0) return store;
  for (const [address, file] of files) add(file, path.join(store, address));
  const names = [...files.keys()].toSorted();
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const records = path.join(dataDir, RECORDS);
  const record = `${JSON.stringify({ servedAt: new Date().toISOString(), files: names })}\n`;
  write(path.join(records, `${id}.json`), (part) => writeFileSync(part, record));
  removeOld(store, records, limits);
  return store;
}

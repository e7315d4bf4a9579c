import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BENCH_FOLDER } from './peers.ts';

const DATA = path.join(BENCH_FOLDER, 'data');

/** A new folder on the disk of the project: a system's own for such things may be in memory, where nothing waits. */
export function makeFolder(name: string): string {
  mkdirSync(DATA, { recursive: true });
  return mkdtempSync(path.resolve(DATA, `${name}-`));
}

/** Removes what an interrupted run has left. */
export const removeFolders = (): void => rmSync(DATA, { recursive: true, force: true });

import { readdirSync, readFileSync } from 'node:fs';
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
export const readReleases = (folder: string): Release[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(path.join(folder, name)))
    .toSorted((a, b) => b.servedAt.localeCompare(a.servedAt));

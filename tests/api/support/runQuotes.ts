import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { PUBLIC_URL, SALES } from './startApp.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of `--json`: an object a line. */
  readonly json: () => Record<string, unknown>[];
}

// Built as the server is, in a second: reading every module from its source would cost each process another.
async function buildCommands(): Promise<string> {
  const outDir = path.resolve('.cache', `commands-${process.env['VITEST_POOL_ID'] ?? ''}`);
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'api/commands/quotes.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return path.join(outDir, 'quotes.js');
}

let built: Promise<string> | undefined;

/** Runs `quotes` as an operator does, as a process of its own beside whatever uses the data folder. */
export async function runQuotes(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ran> {
  built ??= buildCommands();
  const child = spawn(process.execPath, [await built, ...args], {
    env: { ...process.env, PUBLIC_URL, SALES_EMAIL: SALES, CAPACITY_FILE: 'api/config/capacity.txt', ...env },
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = printed.stdout.split('\n').filter(Boolean);
  return { code, ...printed, json: () => lines.map((line) => JSON.parse(line)) };
}

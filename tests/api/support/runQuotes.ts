import { spawn } from 'node:child_process';
import path from 'node:path';
import { builtApi } from '../../support/builtApi.ts';
import { PUBLIC_URL, SALES } from './startApp.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of `--json`: an object a line. */
  readonly json: () => Record<string, unknown>[];
}

/** Runs `quotes` as an operator does, as a process of its own beside whatever uses the data folder. */
export async function runQuotes(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [path.join(await builtApi(), 'commands/quotes.js'), ...args], {
    env: { ...process.env, PUBLIC_URL, SALES_EMAIL: SALES, CAPACITY_FILE: 'api/config/capacity.txt', ...env },
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = printed.stdout.split('\n').filter(Boolean);
  return { code, ...printed, json: () => lines.map((line) => JSON.parse(line)) };
}

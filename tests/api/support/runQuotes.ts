import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { builtApi } from '../../support/builtApi.ts';
import type { CommandLine, Printed } from './commandHost.ts';
import { PUBLIC_URL, SALES } from './startApp.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Of `--json`: an object a line. */
  readonly json: () => Record<string, unknown>[];
}

type Environment = Readonly<Record<string, string>>;

const environment = (env: Environment) => ({
  ...process.env,
  PUBLIC_URL,
  SALES_EMAIL: SALES,
  CAPACITY_FILE: 'api/config/capacity.txt',
  ...env,
});

function ranOf(printed: Omit<Ran, 'json'>): Ran {
  const lines = printed.stdout.split('\n').filter(Boolean);
  return { ...printed, json: () => lines.map((line) => JSON.parse(line)) };
}

/** Runs `quotes` exactly as an operator does: Node is started for this one command, and has to end by itself. */
export async function startQuotes(env: Environment, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [path.join(await builtApi(), 'commands/quotes.js'), ...args], {
    env: environment(env),
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return ranOf({ code, ...printed });
}

let host: Promise<ChildProcess> | undefined;

async function startHost(): Promise<ChildProcess> {
  const child = fork('tests/api/support/commandHost.ts', [await builtApi()], { execArgv: ['--import', 'tsx'] });
  // What is under way keeps the worker: a host that waits does not.
  child.unref();
  child.channel?.unref();
  return child;
}

let last: Promise<unknown> = Promise.resolve();

async function ask(line: CommandLine): Promise<Printed> {
  const child = await (host ??= startHost());
  const over = new AbortController();
  const answered = once(child, 'message', { signal: over.signal });
  const ended = once(child, 'exit', { signal: over.signal });
  child.send(line);
  try {
    const [printed] = await Promise.race([
      answered,
      ended.then(() => Promise.reject(new Error(`The host of commands ended at: quotes ${line.args.join(' ')}`))),
    ]);
    return printed;
  } finally {
    over.abort();
  }
}

/**
 * Runs `quotes` in a process beside the server and the tests, which runs one command after the other: what a command
 * says and does, without the second that Node takes to start. `startQuotes` has that too.
 */
export async function runQuotes(env: Environment, ...args: readonly string[]): Promise<Ran> {
  const printed = last.then(() => ask({ env: environment(env), args }));
  last = printed.catch(() => undefined);
  return ranOf(await printed);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './freePorts.ts';

const SERVER = 'dist/api/server.js';
const READY_WITHIN_MS = 110_000;
const STOPPED_WITHIN_MS = 30_000;

/** A server of its own for a test: free ports, an empty data folder, mails as .eml files. */
export interface RunningServer {
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What it has printed so far. */
  readonly output: () => string;
  /** SIGTERM, then waits for the end; resolves to the exit code. Keeps the data folder. */
  readonly stop: () => Promise<number | null>;
  /** SIGKILL, as a power cut. */
  readonly kill: () => Promise<void>;
  /** Stops and removes the data folder. */
  readonly remove: () => Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A data folder of an earlier server; a new temporary one otherwise. */
  readonly dataDir?: string;
  /** Runs the server as the source has it now: tests of the API alone need no dist/. */
  readonly fromSource?: boolean;
  /** That of an earlier server, so that pages which it has sent go on; a free one otherwise. */
  readonly port?: number;
  /** Where it prints to: a file descriptor; `output` then has its errors only. */
  readonly printTo?: number;
  /** Folder whose dist/ is served; that of the project otherwise. */
  readonly rootDir?: string;
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

async function waitUntilReady(siteUrl: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${siteUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready after ${READY_WITHIN_MS} ms:\n${output()}`);
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  const exitCode = await ended(child);
  clearTimeout(overdue);
  return exitCode;
}

async function builtServer({ fromSource = false }: ServerOptions): Promise<string> {
  if (fromSource) {
    // With the bundler, which takes half a second to load: nothing for those who start what is built.
    const { builtApi } = await import('./builtApi.ts');
    return path.join(await builtApi(), 'server.js');
  }
  if (!existsSync(SERVER)) throw new Error(`${SERVER} is missing: run npm run build first`);
  return path.resolve(SERVER);
}

/** Starts the built server with the built site and widgets, and waits until it is ready. @throws when nothing is built */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const [freePort, partnerPort] = await freePorts(2);
  const port = options.port ?? freePort;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'quotes-')));
  const env = {
    ...process.env,
    // A build in the same process leaves "production" behind, where a server wants to be told about mails.
    NODE_ENV: 'test',
    // That of the tests, in which each server has a database of its own.
    DATABASE_URL: '',
    PORT: `${port}`,
    DEMO_PARTNER_PORT: `${partnerPort}`,
    DATA_DIR: dataDir,
    ...options.env,
  };
  const child = spawn(options.node ?? process.execPath, ['--enable-source-maps', await builtServer(options)], {
    env,
    stdio: ['ignore', options.printTo ?? 'pipe', 'pipe'],
    ...(options.rootDir && { cwd: options.rootDir }),
  });
  // A test run that dies must not leave servers behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const siteUrl = `http://localhost:${port}`;
  const output = () => printed;
  await waitUntilReady(siteUrl, child, output);
  return {
    siteUrl,
    partnerUrl: `http://localhost:${partnerPort}`,
    dataDir,
    pid: child.pid ?? 0,
    output,
    stop: () => stop(child),
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    remove: async () => {
      await stop(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

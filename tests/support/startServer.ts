import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './freePorts.ts';

const SERVER = 'dist/api/server.js';
const READY_WITHIN_MS = 110_000;
const STOPPED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** Whoever wants to be there when it opens looks that often. */
const KNOCK_EVERY_MS = 1;

/** A server of its own for a test: free ports, an empty data folder, mails as .eml files. */
export interface RunningServer {
  readonly siteUrl: string;
  readonly partnerUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What it has printed so far. */
  readonly output: () => string;
  /** SIGTERM, then waits for the end. Keeps the data folder. */
  readonly stop: () => Promise<ProcessEnd>;
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
  /** Given back as soon as somebody may connect, instead of once it says that it is ready. */
  readonly onceOpen?: boolean;
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
}

/** A process that was started, and what it has printed. */
interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** How a process has ended: its exit code, or the signal that ended it. */
export type ProcessEnd = number | NodeJS.Signals | null;

const endOf = (child: ChildProcess): ProcessEnd => child.exitCode ?? child.signalCode;

const ended = (child: ChildProcess): Promise<ProcessEnd> =>
  endOf(child) !== null
    ? Promise.resolve(endOf(child))
    : new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));

const saysReady = async (siteUrl: string): Promise<boolean> =>
  (await fetch(`${siteUrl}/readyz`).catch(() => undefined))?.ok ?? false;

const isOpen = (siteUrl: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(siteUrl);
    const socket = connect(Number(port), hostname);
    const answer = (isListening: boolean) => () => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once('error', answer(false)).once('connect', answer(true));
  });

async function waitUntilUp(siteUrl: string, { onceOpen }: ServerOptions, server: Started): Promise<void> {
  const { child, output } = server;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (endOf(child) !== null) throw new Error(`The server ended with ${endOf(child)}:\n${output()}`);
    if (await (onceOpen ? isOpen(siteUrl) : saysReady(siteUrl))) return;
    await sleep(onceOpen ? KNOCK_EVERY_MS : LOOK_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready after ${READY_WITHIN_MS} ms:\n${output()}`);
}

async function stop(child: ChildProcess): Promise<ProcessEnd> {
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
  const end = await ended(child);
  clearTimeout(overdue);
  return end;
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
  await waitUntilUp(siteUrl, options, { child, output });
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

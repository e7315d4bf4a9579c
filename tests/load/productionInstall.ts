import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../support/freePorts.ts';

// Installs what a server needs into an empty folder, as an operator does, checks the configuration there, starts it without
// npm, asks whether it can take a lead and lets `quotes doctor` look: npm run build && npx tsx tests/load/productionInstall.ts

const FILES = ['package.json', 'package-lock.json', '.npmrc', 'site'];
const READY_WITHIN_MS = 60_000;

/** Of every file in a folder, as it is stored by a copy that follows no links. */
function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return `${(bytes / 1_000_000).toFixed(1)} MB in ${files.length} files`;
}

/** @throws when npm ends with an error */
function install(folder: string): void {
  for (const name of FILES) cpSync(name, path.join(folder, name), { recursive: true });
  cpSync(realpathSync('dist'), path.join(folder, 'dist'), { recursive: true, dereference: true });
  const { status } = spawnSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
}

const SERVER_ENV = { PATH: process.env['PATH'], NODE_ENV: 'production', MAIL: 'files' };

/** @throws when the command ends with an error */
function quotes(folder: string, ...args: readonly string[]): void {
  const { status } = spawnSync('npx', ['quotes', ...args], { cwd: folder, env: SERVER_ENV, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npx quotes ${args.join(' ')} ended with ${status}`);
}

/** @returns how long it took until the server could take a lead, in milliseconds. @throws when it cannot */
async function tryServer(folder: string): Promise<number> {
  const [port] = await freePorts(1);
  const env = { ...SERVER_ENV, PORT: String(port) };
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['dist/api/server.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const hasEnded = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (child.exitCode === null && Date.now() - startedAt < READY_WITHIN_MS) {
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
      const took = Date.now() - startedAt;
      if (answer?.ok) {
        quotes(folder, 'doctor');
        return took;
      }
      await sleep(50);
    }
    throw new Error(`The server was not ready: ${printed}`);
  } finally {
    child.kill('SIGTERM');
    await hasEnded;
  }
}

if (!existsSync('dist/api/server.js')) throw new Error('Nothing is built: run npm run build first');
const folder = mkdtempSync(path.join(tmpdir(), 'quotes-install-'));
try {
  install(folder);
  console.log(`dist: ${sizeOf(path.join(folder, 'dist'))}`);
  console.log(`node_modules: ${sizeOf(path.join(folder, 'node_modules'))}`);
  quotes(folder, 'check-config');
  console.log(`node dist/api/server.js: /readyz is 200 after ${await tryServer(folder)} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

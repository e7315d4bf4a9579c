import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts } from '../support/freePorts.ts';

const TO_START = ['site', 'package.json'];
const TO_BUILD = ['api', 'widgets', 'public', 'tsconfig.json', 'package-lock.json'];
const VITE = 'node_modules/vite/bin/vite.js';

// Writes what a start looks for, in place of a build of half a minute.
const QUICK_VITE = `
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const write = (name, text) => {
  const file = path.join(process.env.BUILD_FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
for (const name of ['site/index.html', 'widgets/v1/quote-widgets.js', 'partner/index.html', 'prerender/prerender.js']) write(name, '');
write('api/server.js', "import http from 'node:http'; http.createServer((_, answer) => answer.end('built')).listen(process.env.PORT);");
`;

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

let root: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quotes-production-'));
  for (const name of TO_START) cpSync(name, path.join(root, name), { recursive: true });
});
afterEach(async () => {
  await stopServer();
  rmSync(root, { recursive: true, force: true });
});

// npm's own process is not the server's: both end, and what they were writing is written, before the folder goes.
async function stopServer(): Promise<void> {
  const { pid, exitCode } = server ?? {};
  if (!server || pid === undefined || exitCode !== null) return;
  const ended = once(server, 'close');
  process.kill(-pid, 'SIGKILL');
  await ended;
}

function linkPackage(place: string): void {
  const link = path.join(root, place);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.resolve(place), link, 'dir');
}

/** Folders of what `npm ci --omit=dev` installs; what a package brings for itself is in its own. */
function serverPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
  const isTopLevel = (place: string): boolean => place.lastIndexOf('node_modules/') === 0;
  const isOfServer = ({ dev, devOptional }: LockEntry): boolean => !dev && !devOptional;
  return Object.entries(packages).flatMap(([place, entry]) => (isTopLevel(place) && isOfServer(entry) ? [place] : []));
}

/** The server by itself, from one folder; what it only sends is left where it is. */
function copyServer(): void {
  cpSync('dist/api', path.join(root, 'dist/api'), { recursive: true });
  for (const name of readdirSync('dist'))
    if (name !== 'api') symlinkSync(path.resolve('dist', name), path.join(root, 'dist', name));
}

/** Of every file in a folder, in MB. */
function megabytesOf(folder: string): number {
  // An optional package of another platform is not there.
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

// A variable of the test runner's own would be taken for this server's.
const SERVER_ENV = { ...process.env, NODE_ENV: 'production', MAIL: 'files', BUILD_FOLDER: undefined };

/** An operator's command in the folder of the server; resolves with what it prints. @throws when it ends with an error */
async function quotes(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npx', ['quotes', ...args], { cwd: root, env: SERVER_ENV });
  return stdout;
}

/** `npm start` in production; resolves with the first answer to `address`, or with how it ended and what it printed. */
async function start(address: string): Promise<string> {
  const [port] = await freePorts(1);
  const env = { ...SERVER_ENV, PORT: String(port) };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  server = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  while (child.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}${address}`).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await sleep(50);
  }
  return `ended with ${child.exitCode}: ${printed}`;
}

// Twice what it is: a package that brings a browser or a compiler along is found.
const MOST_MEGABYTES = 150;

it('a server gets neither what builds nor what tests', () => {
  const packages = serverPackages();
  const size = packages.map(megabytesOf).reduce((sum, each) => sum + each, 0);
  console.log(`packages of a server: ${Math.round(size)} MB`);
  expect(size).toBeLessThan(MOST_MEGABYTES);
  const unwanted = ['preact', 'react', 'react-dom', 'tsx', 'vite', 'vitest', 'sharp'];
  expect(unwanted.filter((name) => packages.includes(`node_modules/${name}`))).toEqual([]);
});

it('npm start serves a dist from elsewhere with the packages of a server alone', async () => {
  serverPackages().forEach(linkPackage);
  copyServer();
  expect(await start('/solar-quote')).toContain('<solar-quote');
});

it('npx quotes looks at such a server beside it', async () => {
  serverPackages().forEach(linkPackage);
  copyServer();
  expect(await quotes('check-config')).toContain(`DATA_DIR            ${path.join(root, 'data')}`);
  expect(await start('/readyz')).not.toContain('ended');
  const findings = (await quotes('doctor', '--json')).trim().split('\n');
  expect(findings.length).toBeGreaterThan(5);
  expect(findings.filter((line) => line.includes('"state":"wrong"'))).toEqual([]);
});

it('npm start says what is missing where nothing is built and nothing can be', async () => {
  serverPackages().forEach(linkPackage);
  expect(await start('/')).toMatch(/^ended with 1: [^]*npm ci --include=dev/);
});

it('npm start builds what is missing', async () => {
  for (const name of TO_BUILD) cpSync(name, path.join(root, name), { recursive: true });
  for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps'])
    if (existsSync(path.join('node_modules', name))) linkPackage(path.join('node_modules', name));
  mkdirSync(path.join(root, path.dirname(VITE)), { recursive: true });
  writeFileSync(path.join(root, path.dirname(VITE), '../package.json'), '{ "type": "module" }');
  writeFileSync(path.join(root, VITE), QUICK_VITE);
  expect(await start('/')).toBe('built');
});

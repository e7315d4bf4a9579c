import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags } from '../support/chromiumFlags.ts';
import { ensureHeadlessChromium } from '../support/ensureChromium.ts';
import { completeFunnel } from '../support/funnels/completeFunnel.ts';
import { leadsOf, type StoredLead } from '../support/leads.ts';
import { installOwnPackages } from '../support/ownPackages.ts';
import { startServer } from '../support/startServer.ts';

const EMAIL = 'ada.sentinel@example.com';
const TAG = 'solar-quote';

// What runs tests sets variables that builds read.
const { NODE_ENV: _tests, VITEST: _runner, ...rest } = process.env;
const quiet = { ...rest, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

const npm = (folder: string, line: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('npm', line, {
    cwd: folder,
    env: { ...quiet, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Packs what partners install. @returns the file, and how to remove it */
export function packPackage(): { readonly tarball: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'quotes-hosts-'));
  const packed = npm(path.resolve('dist/package'), ['pack', '--json', '--pack-destination', folder]);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return { tarball: path.join(folder, filename), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Installs what an app's lock file names by `npm ci`, and then the package, which no lock file can know: offline, so that
 * nothing else comes along. Then type-checks and builds it.
 * @param env variables that the build reads
 * @returns the folder that was built @throws with the output of what failed
 */
export function buildHost(name: string, tarball: string, env: Readonly<Record<string, string>> = {}): string {
  const folder = path.join('tests/hosts', name);
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  installOwnPackages(folder, `the app of ${name}`);
  npm(folder, ['install', '--no-save', '--offline', tarball]);
  npm(folder, ['run', 'check'], env);
  npm(folder, ['run', 'build'], env);
  return path.resolve(folder, 'dist');
}

/** What came of a visit to an app: the lead, and the reference that the app was told by the event. */
export interface Visit {
  readonly leads: readonly StoredLead[];
  readonly told: string;
}

interface VisitOptions {
  /** Port of our server, where the app was built with its address; a free one otherwise. */
  readonly port?: number;
  /** What the visitor does between the first look at the tag and the journey through it. */
  readonly browse?: (page: Page) => Promise<void>;
}

/** Opens a built app in a browser and sends a lead from its tag, as a visitor does. */
export async function visitHost(built: string, { port, browse }: VisitOptions = {}): Promise<Visit> {
  const files = sirv(built, { dev: true });
  const host = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  const server = await startServer({
    env: { ALLOWED_ORIGINS: origin, RATE_LIMIT: 'off' },
    ...(port !== undefined && { port }),
  });
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(`${origin}/?quotes=${encodeURIComponent(server.siteUrl)}`);
    await page.locator(`${TAG} form`).waitFor();
    await browse?.(page);
    await completeFunnel(page, TAG, { email: EMAIL });
    return { leads: await leadsOf(server.dataDir, EMAIL), told: await page.title() };
  } finally {
    await browser.close();
    await server.remove();
    host.close();
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumFlags } from '../support/chromiumFlags.ts';
import { ensureHeadlessChromium } from '../support/ensureChromium.ts';
import { completeFunnel } from '../support/journey.ts';
import { leadsOf, type StoredLead } from '../support/leads.ts';
import { startServer } from '../support/startServer.ts';

const EMAIL = 'ada.sentinel@example.com';
const TAG = 'solar-quote';

// What runs tests sets variables that builds read.
const { NODE_ENV: _tests, VITEST: _runner, ...rest } = process.env;
const env = { ...rest, NEXT_TELEMETRY_DISABLED: '1' };

const npm = (folder: string, ...line: readonly string[]): string =>
  execFileSync('npm', line, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Packs what partners install. @returns the file, and how to remove it */
export function packPackage(): { readonly tarball: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'quotes-hosts-'));
  const packed = npm(path.resolve('dist/package'), 'pack', '--json', '--pack-destination', folder);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return { tarball: path.join(folder, filename), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Installs the package into an app, type-checks and builds it. Not by `npm ci`, which would refuse a file that it did not
 * lock; and platforms that a registry lacks are none of ours.
 * @returns the folder that was built @throws with the output of what failed
 */
export function buildHost(name: string, tarball: string): string {
  const folder = path.resolve('tests/hosts', name);
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  npm(folder, 'install', '--no-save', '--ignore-scripts', '--prefer-offline', tarball);
  npm(folder, 'run', 'check');
  npm(folder, 'run', 'build');
  return path.join(folder, 'dist');
}

/** What came of a visit to an app: the lead, and the reference that the app was told by the event. */
export interface Visit {
  readonly leads: readonly StoredLead[];
  readonly told: string;
}

/** Opens a built app in a browser and sends a lead from its tag, as a visitor does. */
export async function visitHost(built: string): Promise<Visit> {
  const files = sirv(built, { dev: true });
  const host = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  const server = await startServer({ env: { ALLOWED_ORIGINS: origin, RATE_LIMIT: 'off' } });
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(`${origin}/?quotes=${encodeURIComponent(server.siteUrl)}`);
    await page.locator(`${TAG} form`).waitFor();
    await completeFunnel(page, TAG, { email: EMAIL });
    return { leads: await leadsOf(server.dataDir, EMAIL), told: await page.title() };
  } finally {
    await browser.close();
    await server.remove();
    host.close();
  }
}

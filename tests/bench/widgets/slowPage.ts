import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { installProbe, readProbe, type Observed } from './pageProbe.ts';

/** A middling phone on a slow mobile network. */
export const SLOWNESS = { cpu: 4, latencyMs: 150, megabits: 1.6 } as const;
const UPLOAD_MEGABITS = 0.75;
const PHONE = { width: 412, height: 823 };
const PATIENCE_MS = 60_000;
// What comes after the form (the rest of it, late shifts) shall have happened too.
const SETTLE_MS = 1500;

const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOWNESS.latencyMs,
    downloadThroughput: bytesPerSecond(SLOWNESS.megabits),
    uploadThroughput: bytesPerSecond(UPLOAD_MEGABITS),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS.cpu });
}

export interface Visit {
  readonly address: string;
  /** Whether the page has a form to wait for, and whether it says by itself when it can be used. */
  readonly form: 'none' | 'silent' | 'speaking';
  readonly size?: { readonly width: number; readonly height: number };
}

async function waitForForm(page: Page, form: Visit['form']): Promise<void> {
  if (form === 'none') return;
  await page.waitForFunction(() => window.benchNotes?.fieldShown !== undefined, undefined, { timeout: PATIENCE_MS });
  if (form === 'silent') return;
  await page.waitForFunction(() => window.benchNotes?.ready !== undefined, undefined, { timeout: PATIENCE_MS });
}

/** Opens a page with nothing in the cache, as slowly as that, and tells what happened. @throws after a minute */
export async function visitSlowly(browser: Browser, { address, form, size = PHONE }: Visit): Promise<Observed> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await installProbe(page);
    await slowDown(page);
    await page.goto(address, { timeout: PATIENCE_MS });
    await waitForForm(page, form);
    await sleep(SETTLE_MS);
    return await readProbe(page);
  } finally {
    await context.close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { installProbe, readProbe, untilUsable, type Form, type Observed } from './pageProbe.ts';

/** A middling phone on a slow mobile network. */
export const SLOWNESS = { cpu: 4, latencyMs: 150, megabits: 1.6 } as const;
const UPLOAD_MEGABITS = 0.75;
const PHONE = { width: 412, height: 823 };
const PATIENCE_MS = 60_000;
const WITHIN = { timeout: PATIENCE_MS };
// The rest of a tag comes after its form, and may move the page as well.
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
  /** What it waits for; none: a page of its own. */
  readonly form?: Form;
  /** Name of something in the host page whose paint it waits for. */
  readonly paint?: string;
  /** Waits for late shifts, too. */
  readonly settles?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Opens a page with nothing in the cache, as slowly as that, and tells what happened. @throws after a minute */
export async function visitSlowly(browser: Browser, visit: Visit): Promise<Observed> {
  const { address, form, paint, size = PHONE } = visit;
  const context = await browser.newContext({ viewport: size, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await installProbe(page, form);
    await slowDown(page);
    await page.goto(address, WITHIN);
    if (form) await untilUsable(page, form, PATIENCE_MS);
    if (paint) await page.waitForFunction((name) => window.benchNotes?.paints[name] !== undefined, paint, WITHIN);
    // It is told of some moments after the frame.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, WITHIN);
    if (visit.settles) await sleep(SETTLE_MS);
    return await readProbe(page);
  } finally {
    await context.close();
  }
}

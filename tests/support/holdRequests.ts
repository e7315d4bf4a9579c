import { expect, type Page } from '@playwright/test';

/**
 * Keeps what a page asks for at these addresses back.
 * @returns waits until something was asked for, then lets it through, and all that comes after it; throws when nothing is: such a
 * test would see what it sees anyway
 */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  let held = 0;
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    held += 1;
    await isReleased;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, { message: `held back at ${String(addresses)}` }).toBeGreaterThan(0);
    release();
  };
}

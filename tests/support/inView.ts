import { expect, type Locator, type Page } from '@playwright/test';

/** How long a page stays where it is before it counts as come to rest: longer than a tag waits for a glide to begin. */
const REST_MS = 350;
/** And in how many frames: a busy machine may draw none for longer than that, in the middle of a glide. */
const REST_FRAMES = 8;

/** Waits until the page has come to rest: a glide has ended, and nothing scrolls it any more. */
export async function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    ([restMs, restFrames]) =>
      new Promise<number>((resolve) => {
        let [last, since, frames] = [scrollY, performance.now(), 0];
        // A glide that the browser drops is made up for by a timer, which a busy machine runs after many a frame: one that
        // is set later comes after it.
        let areTimersDone = false;
        let timer = 0;
        const awaitTimers = (): void => {
          areTimersDone = false;
          clearTimeout(timer);
          timer = window.setTimeout(() => (areTimersDone = true), restMs);
        };
        awaitTimers();
        const look = (now: number): void => {
          if (Math.abs(scrollY - last) > 0.5) {
            [last, since, frames] = [scrollY, now, 0];
            awaitTimers();
          }
          frames += 1;
          if (areTimersDone && now - since > restMs && frames > restFrames) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [REST_MS, REST_FRAMES] as const,
  );
}

/** Where the heading of a step stands in the window, and whether all of it can be seen: nothing fixed lies above it. */
const placeOf = (heading: Locator) =>
  heading.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const root = node.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : node;
    const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    const isSeen = top >= 0 && bottom <= innerHeight && points.every((found) => found === host);
    return { top: Math.round(top), bottom: Math.round(bottom), window: innerHeight, isSeen };
  });

/** @throws unless the whole heading of the present step is on the screen, once the page has come to rest */
export async function expectHeadingInView(tag: Locator, what: string): Promise<void> {
  const heading = tag.locator('h2').first();
  await restingPlace(tag.page());
  const place = await placeOf(heading);
  expect(place, `${what}, ${JSON.stringify(place)}`).toMatchObject({ isSeen: true });
}

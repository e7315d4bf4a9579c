import type { Page, Request, Route } from '@playwright/test';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';

/** What stands between a page and the quote-handler: answers one post; `number` counts from 1. */
export type Answerer = (route: Route, number: number) => Promise<void>;

const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

/** Puts something between a page and the quote-handler. @returns the posts so far */
export async function interceptPosts(page: Page, answer: Answerer): Promise<readonly Request[]> {
  const posts: Request[] = [];
  await page.route(`**${QUOTE_HANDLER_PATH}`, async (route) => {
    posts.push(route.request());
    await answer(route, posts.length);
  });
  return posts;
}

/** The quote-handler answers as usual again. */
export const mendPosts = (page: Page): Promise<void> => page.unroute(`**${QUOTE_HANDLER_PATH}`);

/** A problem as the quote-handler writes it. */
export const problem = (route: Route, status: number, more: { headers?: object; body?: object } = {}): Promise<void> =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    headers: { ...HEADERS, ...more.headers },
    body: JSON.stringify({ status, title: 'Planned for a test', error: 'Planned for a test', ...more.body }),
  });

export const keyOf = (request: Request | undefined): string => request?.headers()['idempotency-key'] ?? '';

/**
 * Makes the time limits of a page follow its faked clock: AbortSignal.timeout does not by itself. Call before the page
 * is opened.
 */
export async function fakeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

import type { Page } from '@playwright/test';

/** What must stay empty on every page of ours. */
export interface PageTroubles {
  /** Errors and warnings of the console, and exceptions. */
  readonly messages: string[];
  /** Addresses on other origins that the page asked for. */
  readonly foreignRequests: string[];
  /** What the Content-Security-Policy has blocked. */
  readonly violations: () => Promise<string[]>;
}

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Notes what goes wrong on a page; call it before the page is opened. */
export async function watchPage(page: Page, ownOrigin: string): Promise<PageTroubles> {
  const messages: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== ownOrigin) foreignRequests.push(request.url());
  });
  await page.addInitScript(() => {
    const found: string[] = [];
    window.policyViolations = found;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return { messages, foreignRequests, violations: () => page.evaluate(() => window.policyViolations ?? []) };
}

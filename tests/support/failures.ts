import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './funnels/openTag.ts';
import { interceptPosts, keyOf, mendPosts, problem, type Answerer } from './quoteServer.ts';

/** Each kind of failure of a submission (funnels specification, section 8), and what a visitor is told to do. */
const FAILURES: readonly [string, Answerer, string][] = [
  ['the API is down', (route) => route.abort('connectionrefused'), "We can't reach our server just now."],
  ['the API answers 500', (route) => problem(route, 500), 'Something went wrong on our side.'],
  [
    'the API is busy for too long',
    (route) => problem(route, 503, { headers: { 'Retry-After': '30' } }),
    "We're very busy just now.",
  ],
  ['the API does not answer', () => Promise.resolve(), 'Our server took too long to answer.'],
  ['the page may not send', (route) => problem(route, 403), "This page isn't allowed to send this form to us."],
];

/** Lets the time run that a widget may try and wait, until it has told what came of it. Needs `fakeTime`. */
export async function runOut(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    // Less than a toast stays.
    await page.clock.fastForward(1500);
    await expect(told).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [0] });
}

interface Submission {
  readonly page: Page;
  readonly tag: Locator;
  readonly title: string;
  readonly text: string;
  readonly submitButton: Locator;
  /** That everything that was typed still stands there. */
  readonly expectKept: (what: string) => Promise<void>;
}

/** Makes a filled last step fail in every way. @returns the one key that all attempts had */
export async function failEveryWay({ page, tag, title, text, submitButton, expectKept }: Submission): Promise<string> {
  const keys = new Set<string>();
  for (const [what, answer, advice] of FAILURES) {
    const posts = await interceptPosts(page, answer);
    await submitButton.click();
    await runOut(page, tag.getByText(advice));
    await expect(toast(tag, title).filter({ hasText: text }), what).toBeVisible();
    await expect(submitButton, what).toBeEnabled();
    await expectKept(what);
    for (const post of posts) keys.add(keyOf(post));
    await mendPosts(page);
  }
  expect(keys.size, 'however often it tried: the same submission').toBe(1);
  return [...keys][0] ?? '';
}

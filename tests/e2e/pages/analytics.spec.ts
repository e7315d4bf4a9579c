import { expect, test, type Page } from '@playwright/test';
import { somebody, standing } from '../../support/funnels/openTag.ts';
import { toQuote } from '../../support/funnels/solar.ts';
import { startServer, type RunningServer } from '../../support/startServer.ts';
import { startStatsHost, type StatsHost } from '../../support/statsHost.ts';

// In one worker: each would start a server of its own.
test.describe.configure({ mode: 'default' });

let stats: StatsHost;
let server: RunningServer;
test.beforeAll(async () => {
  stats = await startStatsHost();
  const env = { RATE_LIMIT: 'off', ANALYTICS_SCRIPT: stats.script, ANALYTICS_ORIGINS: stats.collector };
  server = await startServer({ env });
});
test.afterAll(async () => {
  await server.remove();
  await stats.close();
});

const choose = (page: Page, choice: 'Accept All' | 'Essential Only'): Promise<void> =>
  page.getByRole('button', { name: choice }).click();

const askAgain = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cookie settings' }).click();

/** What of the measuring is in the page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    scripts: document.querySelectorAll('script[src*="tag.js"]').length,
    hasFunction: 'gtag' in window,
    hasQueue: 'dataLayer' in window,
    isSilenced: Reflect.get(window, 'ga-disable-G-SAMPLE') === true,
    cookie: document.cookie,
  }));

const NONE = { scripts: 0, hasFunction: false, hasQueue: false, isSilenced: false, cookie: '' };
const ALL = { scripts: 1, hasFunction: true, hasQueue: true, isSilenced: false, cookie: '_ga=GA1.1.1' };

function watchViolations(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('nothing is asked for without consent, and nothing after “Essential Only”', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== server.siteUrl || pathname === '/analytics.json') foreign.push(request.url());
  });
  await page.goto(server.siteUrl);
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
  await choose(page, 'Essential Only');
  await page.goto(`${server.siteUrl}/faqs`, { waitUntil: 'networkidle' });
  expect([foreign, await traces(page)]).toEqual([[], NONE]);
});

test('with consent to all the script counts; taking it back removes it', async ({ page }) => {
  const violations = watchViolations(page);
  const [loads, hits] = [stats.loads(), stats.hits().length];
  const arrived = (): readonly string[] => stats.hits().slice(hits);
  await page.goto(`${server.siteUrl}/solar-quote`);
  await choose(page, 'Accept All');
  await expect.poll(() => traces(page)).toEqual(ALL);
  await toQuote(await standing(page, 'solar-quote'), somebody());
  await expect.poll(arrived).toEqual([expect.stringMatching(/^conversion 3296\.85 SQ-\d{6,7}$/)]);

  await page.goto(server.siteUrl);
  await expect.poll(() => traces(page)).toEqual(ALL);
  expect(stats.loads()).toBe(loads + 2);

  await askAgain(page);
  await choose(page, 'Essential Only');
  await expect.poll(() => traces(page)).toEqual({ ...NONE, isSilenced: true });
  await page.locator('a[data-solar-quote]').first().click();
  await page.waitForURL('**/solar-quote*');
  expect([arrived().length, stats.loads()]).toEqual([1, loads + 2]);

  await page.goto(server.siteUrl);
  await askAgain(page);
  await choose(page, 'Accept All');
  await expect.poll(() => traces(page)).toEqual(ALL);
  expect(violations).toEqual([]);
});

test('cookies go with the consent where a blocker keeps the script away, and those of an earlier visit with the page', async ({
  page,
  context,
}) => {
  const cookies = () => page.evaluate(() => document.cookie);
  const leave = () => context.addCookies(['_ga', '_gcl_au'].map((name) => ({ name, value: '1', url: server.siteUrl })));
  await page.route('**/analytics.json', (route) => route.abort());
  await page.goto(server.siteUrl);
  await choose(page, 'Accept All');
  await leave();
  await askAgain(page);
  await choose(page, 'Essential Only');
  await expect.poll(cookies).toBe('');

  await leave();
  await page.goto(`${server.siteUrl}/faqs`);
  await expect.poll(cookies).toBe('');
});

test('the policy admits these origins and no others', async ({ page }) => {
  const policy = (await page.goto(server.siteUrl))?.headers()['content-security-policy'] ?? '';
  const directive = (name: string): string[] =>
    (policy.split(';').find((part) => part.startsWith(`${name} `)) ?? '')
      .split(' ')
      .filter((part) => part.startsWith('http'));
  const { origin } = new URL(stats.script);
  expect(directive('script-src')).toEqual([origin]);
  for (const name of ['connect-src', 'img-src']) expect(directive(name)).toEqual([origin, stats.collector]);
  expect(policy).not.toContain('unsafe');

  const isRun = (source: string): Promise<boolean> =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const script = Object.assign(document.createElement('script'), { src });
          script.addEventListener('load', () => resolve(true));
          script.addEventListener('error', () => resolve(false));
          document.head.append(script);
        }),
      source,
    );
  expect(await isRun(`${stats.collector}/other.js`)).toBe(false);
});

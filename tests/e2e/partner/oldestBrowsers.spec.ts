import { expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { readLeads } from '../../support/leads.ts';
import { makeOlder, oldestBrowsers } from '../../support/oldestBrowsers.ts';
import { TAGS } from '../../support/tags.ts';

// Nobody types the address of a partner's page: a visitor comes from a search, and what that page is told about it is read
// when something is sent.
const SEARCH = 'https://search.example/';

for (const [turn, browser] of oldestBrowsers.entries()) {
  const tags = TAGS.filter((_tag, index) => index % oldestBrowsers.length === turn);
  test(`${browser.name} ${browser.version}, as far as pages ask for something: ${tags.join(', ')}`, async ({
    page,
    host,
    server,
    complaints,
  }) => {
    await makeOlder(page, browser);
    for (const tag of tags) {
      const before = (await readLeads(server.dataDir)).length;
      await page.goto(host.address('plain', { TAG: tag }), { referer: SEARCH });
      await standing(page, tag);
      expect(await page.evaluate(() => document.referrer)).toBe(SEARCH);
      await completeFunnel(page, tag);
      // The quick quote posts in the background.
      await expect.poll(async () => (await readLeads(server.dataDir)).length).toBe(before + 1);
    }
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}

test('a browser of today has lost what an older one lacks', async ({ page, host }) => {
  const [chrome] = oldestBrowsers;
  if (!chrome) throw new Error('expected browsers');
  await makeOlder(page, chrome);
  await page.goto(host.address('plain', { TAG: 'contact-form' }));
  expect(
    await page.evaluate(() => ['canParse' in URL, 'popover' in HTMLElement.prototype, 'ToggleEvent' in window]),
  ).toEqual([false, false, false]);
});

import { company } from '#contract/common/company.ts';
import { expect, test } from '../../support/embedding.ts';
import { footOf } from '../../support/foot.ts';
import { openTag } from '../../support/funnels/openTag.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pagesOf, TAGS } from '../../support/tags.ts';

// The walk on a partner's page: embeddingLead.spec.ts.

const { siteUrl } = serverUnderTest();
const WIDTHS = [320, 390, 1280];
const MAX_LINES = { 320: 3, 390: 3, 1280: 1 } as const;

for (const name of TAGS) {
  test(`<${name}> says who we are on our own page before any script`, async ({ request }) => {
    const [own] = pagesOf(name);
    const html = await (await request.get(`${siteUrl}${own}`)).text();
    const inside = html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));
    expect(inside.match(/part="foot"/g)).toHaveLength(1);
    expect(inside).toMatch(new RegExp(`part="foot"[^]*${company.brand}[^]*href="/privacy-policy"`));
  });
}

test('the foot is low, readable and easy to hit', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await footOf(tag).evaluate((foot) => {
      const size = Number.parseFloat(getComputedStyle(foot).fontSize);
      const links = [...foot.querySelectorAll('a')].map((link) => link.getBoundingClientRect().height);
      return { size, height: foot.clientHeight, links, isWide: foot.scrollWidth > foot.clientWidth };
    });
    expect(seen.size).toBeGreaterThanOrEqual(12);
    expect(seen.isWide).toBe(false);
    for (const height of seen.links) expect(height).toBeGreaterThanOrEqual(24);
    // A line of 21 px, gaps of 4 px, and the room above and below.
    expect(seen.height, `${width} px`).toBeLessThanOrEqual((MAX_LINES[width as keyof typeof MAX_LINES] ?? 1) * 28 + 28);
  }
});

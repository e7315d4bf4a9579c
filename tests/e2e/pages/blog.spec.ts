import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { watchPage } from '../../support/watchPage.ts';

const { siteUrl } = serverUnderTest();

test('the index filters while one types, tells how many it found, and keeps the term in the address', async ({
  page,
}) => {
  const troubles = await watchPage(page, siteUrl);
  await page.goto(`${siteUrl}/blog`);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const pager = page.getByRole('navigation', { name: 'Pages of the blog' });
  await expect(pager.getByRole('listitem')).toHaveText(['Previous', '1', '2', '3', 'Next']);
  const search = page.getByRole('search', { name: 'Blog' });
  const box = search.getByRole('searchbox', { name: 'Search the articles' });
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  // The latest, and two below it.
  await expect(titles).toHaveCount(3);

  // What is found stands on another page of the list.
  await box.fill('versus battery');
  await expect(titles).toHaveText(['Battery storage versus solar panels']);
  await expect(page.getByText('1 article found for “versus battery”')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/blog?q=versus+battery`);

  await box.fill('windmill');
  await expect(page.getByText('No articles found for “windmill”')).toBeVisible();
  await expect(titles).toHaveCount(0);
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Ask us' });
  await expect(wayOn).toBeVisible();

  await page.goto(`${siteUrl}/blog?q=newcastle`);
  await expect(box).toHaveValue('newcastle');
  await expect(titles.getByText('What solar panels cost in Newcastle')).toBeVisible();
  await expect(wayOn).toBeHidden();
  await box.fill('');
  await expect(titles).toHaveCount(3);
  await expect(page).toHaveURL(`${siteUrl}/blog`);

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(search.getByRole('button')).toBeInViewport({ ratio: 1 });

  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${siteUrl}/blog/page/2`);
  // Two of its own, and the two most recent.
  await expect(titles).toHaveCount(4);
  expect(troubles.messages).toEqual([]);
  expect(await troubles.violations()).toEqual([]);
});

test('an article reads at any width, and its contents lead to its sections', async ({ page }) => {
  const troubles = await watchPage(page, siteUrl);
  await page.goto(`${siteUrl}/blog/solar-grants-north-east`);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What you still pay' })
    .click();
  await expect(page).toHaveURL(/#costs$/);
  await expect(page.getByRole('heading', { name: 'What you still pay' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(troubles.messages).toEqual([]);
  expect(troubles.foreignRequests).toEqual([]);
});

test('a tag marks itself, a tag without articles says so, and the feed is there', async ({ page, request }) => {
  await page.goto(`${siteUrl}/blog/tag/solar-grants`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Grants');
  const marked = page.getByRole('complementary', { name: 'More from the blog' }).locator('[aria-current=page]');
  await expect(marked).toHaveText('Solar Grants');

  const answer = await page.goto(`${siteUrl}/blog/tag/heat-pumps`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('No articles were found for the tag “Heat Pumps”.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');

  // The same for a category, from its address.
  await page.goto(`${siteUrl}/blog/category/heat-pumps`);
  await expect(page).toHaveTitle(/^Heat Pumps articles/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heat Pumps');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Heat Pumps');
  await expect(page.getByText('No articles were found for the category “Heat Pumps”.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  // Any text is a tag, whether an article carries it or not.
  await page.goto(`${siteUrl}/blog/tag/Payback`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payback');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
    'Commercial solar ROI in the North East',
  ]);

  const feed = await request.get(`${siteUrl}/rss.xml`);
  expect(feed.headers()['content-type']).toContain('xml');
  expect(await feed.text()).toContain(`<link>${siteUrl}/blog/commercial-solar-roi</link>`);
});

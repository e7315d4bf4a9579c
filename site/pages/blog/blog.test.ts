import { describe, expect, test } from 'vitest';
import { dayWords } from '#contract/common/calendar.ts';
import { figures } from '../../figures/figures.ts';
import { pageText } from '../../generate/pageText.fixture.ts';
import { renderPage } from '../../generate/renderPage.tsx';
import {
  articles,
  blogPages,
  categories,
  isTagged,
  paged,
  POPULAR_TAGS,
  popularTags,
  readTimeOf,
  relatedTo,
  tags,
} from './blog.ts';
import { blogRoutes } from './route.ts';

const SECTIONS = ['introduction', 'benefits', 'costs', 'installation', 'conclusion'];

const SPECIFIED = [
  'solar-panel-cost-newcastle',
  'solar-grants-north-east',
  'ev-charging-installation-newcastle',
  'commercial-solar-roi',
  'battery-storage-versus-solar-panels',
];
// A marketer may add others: what follows about these five must not keep them from it.
const specified = articles.filter(({ slug }) => SPECIFIED.includes(slug));

test('there are the five articles of the specification, of spring 2024, the latest first', () => {
  expect(specified.map(({ slug }) => slug)).toEqual(SPECIFIED);
  expect(specified.every(({ date }) => /^2024-0[45]-/.test(date))).toBe(true);
  expect(articles.map(({ date }) => date)).toEqual(
    articles
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

describe.each(specified.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
  test('is worth the visit: a thousand words and a chart', () => {
    expect(article.text.words).toBeGreaterThanOrEqual(1000);
    const names = article.text.blocks.flatMap((block) => (block.kind === 'figure' ? [block.name] : []));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !figures[name])).toEqual([]);
  });

  test('has the five sections in order', () => {
    expect(article.text.headings.filter(({ level }) => level === 2).map(({ id }) => id)).toEqual(SECTIONS);
  });

  test('says what has changed since it was written', () => {
    expect(article.updated > article.date).toBe(true);
    expect(article.changes?.words).toBeGreaterThan(20);
  });

  test('leads on to three others', () => {
    const others = relatedTo(article);
    expect(new Set(others).size).toBe(3);
    expect(others).not.toContain(article);
  });
});

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is listed by each of its tags, and by its category',
  (_slug, article) => {
    expect(article.tags.filter(({ name }) => !isTagged(article, name))).toEqual([]);
    const filed = categories.find(({ path }) => path === article.category.path);
    expect(filed?.articles).toContain(article);
  },
);

test('a tag lists what names it in title, description or category, in any case', () => {
  const filed = {
    title: 'What roofs cost',
    description: 'Solar costs in Durham',
    category: { name: 'Solar Grants & Incentives', path: '/blog/category/x' as const },
  };
  expect(['Roofs', 'solar COSTS', 'Solar Grants'].filter((tag) => isTagged(filed, tag))).toHaveLength(3);
  expect(isTagged(filed, 'Battery')).toBe(false);
});

test('every popular tag leads to something, under the address of its words', () => {
  expect(popularTags.map(({ name }) => name)).toEqual(POPULAR_TAGS);
  expect(popularTags.filter(({ articles: listed }) => listed.length === 0)).toEqual([]);
  expect(popularTags[2]?.path).toBe('/blog/tag/north-east');
  expect(new Set(tags.map(({ path }) => path)).size).toBe(tags.length);
});

test('categories count the articles that there are', () => {
  expect(categories).toHaveLength(5);
  expect(categories.flatMap(({ articles: listed }) => listed)).toHaveLength(articles.length);
  expect(categories[2]?.path).toBe('/blog/category/solar-grants-incentives');
});

test.each([
  [0, [0]],
  [1, [1]],
  [2, [2]],
  [5, [2, 2, 1]],
])('%d articles below the latest make pages of %j', (count, sizes) => {
  const [first] = articles;
  const listed = Array.from({ length: count }, () => first).filter((article) => article !== undefined);
  expect(paged(listed).map(({ articles: shown }) => shown.length)).toEqual(sizes);
});

test('the first page is the index itself', () => {
  expect(blogPages.slice(0, 2).map(({ path }) => path)).toEqual(['/blog', '/blog/page/2']);
  expect(blogPages.flatMap(({ articles: shown }) => shown)).toEqual(articles.slice(1));
});

test.each([
  [0, '1 min'],
  [200, '1 min'],
  [201, '2 min'],
  [1500, '8 min'],
])('%d words take %s', (words, time) => {
  expect(readTimeOf(words)).toBe(time);
});

describe('a list of one article', () => {
  const assets = { styles: [], modules: [], preloads: [] };
  const htmlOf = (path: string): string => {
    const route = blogRoutes.find((one) => one.path === path);
    if (!route) throw new Error(`${path} has no route.`);
    return renderPage(route, assets);
  };

  test('shows two related ones below it', () => {
    const [only] = categories.filter(({ articles: listed }) => listed.length === 1);
    const html = htmlOf(only?.path ?? '');
    expect(html.match(/<article /g)).toHaveLength(3);
    expect(html).toContain('Related articles');
  });

  test('is kept by search engines under its category, when it is a tag', () => {
    const singles = popularTags.filter(({ articles: listed }) => listed.length === 1);
    expect(singles.length).toBeGreaterThan(0);
    for (const { path, articles: listed } of singles) {
      const route = blogRoutes.find((one) => one.path === path);
      expect(route?.canonical, path).toBe(listed[0]?.category.path);
      expect(htmlOf(path), path).toContain(`One article, in <a href="${listed[0]?.category.path}"`);
    }
  });
});

test('a list says when an article was updated, not how old it is', () => {
  const [latest] = articles;
  const route = blogRoutes.find(({ path }) => path === '/blog');
  const text = route ? pageText(renderPage(route, { styles: [], modules: [], preloads: [] })) : '';
  expect(text).toContain(`Updated ${dayWords(latest?.updated ?? '')}`);
  expect(text).not.toContain(dayWords(latest?.date ?? ''));
});

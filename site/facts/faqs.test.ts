import { describe, expect, test } from 'vitest';
import { pageText } from '../generate/pageText.fixture.ts';
import { renderPage } from '../generate/renderPage.tsx';
import { routes } from '../routes.ts';
import { faqs, questionsNamed } from './faqs.ts';

const route = routes.find(({ path }) => path === '/faqs');
if (!route) throw new Error('/faqs has no route.');
const html = renderPage(route, { styles: [], modules: [], preloads: [] });
const items = faqs.flatMap((group) => group.items);

test('six titled groups with five questions or more', () => {
  expect(faqs).toHaveLength(6);
  for (const { title, items: own } of faqs) expect(own.length, title).toBeGreaterThanOrEqual(5);
});

test('one answer is open at a time: all of them have one name, and none is open', () => {
  expect(html.match(/<details [^>]*name="faq"/g)).toHaveLength(items.length);
  expect(html).not.toMatch(/<details [^>]*open/);
});

test('every answer and every group has an anchor of its own', () => {
  const ids = [...items.map(({ id }) => id), ...faqs.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
});

test('another page gets questions in its own order, and none that is not there', () => {
  const names = ['is-there-vat-on-solar-panels', 'do-i-need-a-smart-meter'];
  expect(questionsNamed(names).map(({ id }) => id)).toEqual(names);
  expect(() => questionsNamed(['why'])).toThrow('no question "why"');
});

test('structured data holds the questions of the page, without markup', () => {
  const data = route.structuredData.find((entry) => entry['@type'] === 'FAQPage');
  expect(data?.['mainEntity']).toHaveLength(items.length);
  expect(JSON.stringify(data)).not.toMatch(/<[a-z]/);
});

describe('what the specification states is there, and what the law says beside it', () => {
  const text = pageText(html);
  test.each([
    '21 days',
    '5 working days',
    '14-day claim waiting period',
    'within 24 hours',
    '10 to 25%',
    '£300 to £700',
    '0800 111 999',
    '105',
    '5 to 10 years',
    '25 to 30 years',
    'about 0.5%',
    'Still have questions?',
  ])('%s', (words) => expect(text).toContain(words));
});

import { expect, test } from 'vitest';
import { CATEGORY_PAGE, fillTopicPage, tagOf, tagWords } from './topicPage.ts';

const item = (title: string, words: string): string =>
  `<li data-words="${tagWords(words)}">__TAG_ITEM__${title}__TAG_ITEM_END__</li>`;

const PAGE = `<title>__TAG_NAME__</title><h1>__TAG_NAME__</h1>__TAG_FOUND__<ul>${item('One', 'What roofs cost Solar Grants & Incentives')}${item('Two', 'Charging a car: 100% plain EV Charging')}</ul>__TAG_FOUND_END__
__TAG_NONE__<p>Nothing for “__TAG_NAME__”</p>__TAG_NONE_END__`;

const listOf = (asked: string): readonly string[] => {
  const html = fillTopicPage(PAGE, asked);
  expect(html).not.toMatch(/__TAG/);
  return [...html.matchAll(/<li>(\w+)/g)].map(([, title = '']) => title);
};

test.each([
  ['roof', ['One']],
  ['ROOFS', ['One']],
  ['solar-grants', ['One']],
  ['Solar%20Grants%20%26%20Incentives', ['One']],
  ['a', ['One', 'Two']],
  ['100%25', ['Two']],
  ['car:', ['Two']],
  // Neither markup nor its encoding is text of an article.
  ['li', []],
  ['26', []],
  ['amp', []],
  ['heat-pumps', []],
  ['%20', []],
  ['%', ['Two']],
  ['-', []],
])('the tag %s lists %j', (asked, expected) => {
  expect(listOf(asked)).toEqual(expected);
});

test('says what was asked for, as text', () => {
  expect(fillTopicPage(PAGE, '%3Cb%3E$%26__TAG_ITEM__')).toContain('<h1>&#60;b&#62;$&#38;__TAG_ITEM__</h1>');
  expect(fillTopicPage(PAGE, 'heat-pumps')).toContain('Nothing for “Heat Pumps”');
  expect(fillTopicPage(PAGE, 'roof')).not.toContain('Nothing for');
});

test.each([
  ['heat-pumps', 'Heat Pumps'],
  ['%3Cb%3E', '&#60;b&#62;'],
  ['', 'No Category'],
])('the category %s is told its name', (asked, name) => {
  const page = '<title>__TAG_NAME__ articles</title><h1>__TAG_NAME__</h1>';
  expect(fillTopicPage(page, asked, CATEGORY_PAGE)).toBe(`<title>${name} articles</title><h1>${name}</h1>`);
});

test.each([
  ['heat-pumps', 'Heat Pumps'],
  ['ROI', 'ROI'],
  ['Solar%20Panels', 'Solar Panels'],
  ['a'.repeat(100), `A${'a'.repeat(59)}`],
  ['%E0%A4%A', '%E0%A4%A'],
])('%s is named %s', (asked, name) => {
  expect(tagOf(asked).name).toBe(name);
});

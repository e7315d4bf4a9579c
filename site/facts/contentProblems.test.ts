import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf } from '../generate/contentFindings.ts';
import { contentProblems, contentReport } from '../markdown/contentProblems.ts';
import { filledText, metaDescription, isoDay } from '../markdown/fields.ts';
import { routes } from '../routes.ts';
import { readContent } from './readCollection.ts';

const schema = z.strictObject({
  title: filledText,
  description: metaDescription,
  date: isoDay,
  category: z.enum(['Battery Storage', 'EV Charging']),
  tags: z.array(filledText).check(z.minLength(1)),
  order: z.optional(z.number()),
  faqs: z.optional(z.array(z.strictObject({ question: filledText, answer: filledText })).check(z.length(2))),
  price: z.optional(z.union([z.object({ plan: filledText }), z.object({ name: filledText, price: filledText })])),
});

const GOOD = `---
title: Solar in Newcastle
description: What panels cost in Newcastle, what they save, and when a battery is worth its price.
date: 2024-04-18
category: EV Charging
tags: [Solar]
---

Some text.
`;

const FILE = '/site/pages/blog/content/solar.md';
const linesOf = (text: string, file = FILE): readonly string[] => {
  const read = readContent(file, text, schema);
  return 'problems' in read
    ? contentReport(read.problems.map((problem) => ({ file, ...problem })))
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    : [];
};
const at = (line: number, field?: string): string =>
  ['site/pages/blog/content/solar.md', ` line ${line}`, ...(field ? [` ${field}`] : [])].join(',');

test('a whole file has no problem, and no file of this site has one', () => {
  expect(linesOf(GOOD)).toEqual([]);
  expect(routes.length).toBeGreaterThan(50);
  expect(contentProblems()).toEqual([]);
});

describe('what is wrong is said with file, line, field and what is allowed', () => {
  test.each([
    ['a missing field', ['title: Solar in Newcastle\n', ''], `${at(1, 'title')}: is missing. Write a text.`],
    [
      'a missing choice',
      ['category: EV Charging\n', ''],
      `${at(1, 'category')}: is missing. Write one of "Battery Storage", "EV Charging".`,
    ],
    [
      'another choice',
      ['EV Charging', 'Cars'],
      `${at(5, 'category')}: has to be one of "Battery Storage", "EV Charging"; it is the text "Cars".`,
    ],
    [
      'a name that nobody knows',
      ['title: Solar in Newcastle', 'titel: Solar'],
      `${at(2)}: "titel" is no field here. Do you mean "title"? Allowed: title, description, date, category, tags, order, faqs, price.`,
    ],
    [
      'a number for a text',
      ['Solar in Newcastle', '4'],
      `${at(2, 'title')}: has to be a text; it is 4: put it in quotes if it is meant as text.`,
    ],
    [
      'a text for a list',
      ['[Solar]', 'Solar'],
      `${at(6, 'tags')}: has to be a list, an entry a line that begins with "- "; it is the text "Solar".`,
    ],
    ['an empty list', ['[Solar]', '[]'], `${at(6, 'tags')}: is empty. Write something here.`],
    [
      'a day that is none',
      ['2024-04-18', '18/04/2024'],
      `${at(4, 'date')}: has to be a day such as 2024-04-18. It is the text "18/04/2024".`,
    ],
    [
      'a day that does not exist',
      ['2024-04-18', '2024-13-41'],
      `${at(4, 'date')}: this day does not exist. It is the text "2024-13-41".`,
    ],
    [
      'a short description',
      [/description: .*/, `description: Solar.`],
      `${at(3, 'description')}: needs at least 61 characters; it has 6.`,
    ],
    [
      'a list of the wrong length',
      ['tags: [Solar]', `tags: [Solar]\nfaqs:\n  - question: Why?\n    answer: Because.`],
      `${at(7, 'faqs')}: needs exactly 2 entries; it has 1.`,
    ],
    [
      'a gap in a list',
      ['tags: [Solar]', `tags: [Solar]\nfaqs:\n  - question: Why?\n  - question: How?\n    answer: So.`],
      `${at(8, 'faqs.0.answer')}: is missing. Write a text.`,
    ],
    [
      'one of two forms',
      ['tags: [Solar]', 'tags: [Solar]\nprice: { name: Fixed }'],
      `${at(7, 'price.plan')}: is missing. Write a text.`,
    ],
    [
      'a fact that nobody has',
      ['Some text.', 'It is {{no-such-fact}}.'],
      `${at(9)}: the fact "no-such-fact" is in none of the files of site/facts/registry.`,
    ],
    [
      'no front matter',
      [/^---\n/, ''],
      `${at(1)}: begin the file with its fields between two lines of "---", and the text below them.`,
    ],
  ] as const)('%s', (_name, [from, to], expected) => {
    expect(linesOf(GOOD.replace(from, to))).toContain(expected);
  });

  test('a colon where none may stand', () => {
    const [line = ''] = linesOf(GOOD.replace('Solar in Newcastle', 'Solar: what: it costs'));
    expect(line).toMatch(
      /^site\/pages\/blog\/content\/solar\.md, line 2: a text with a colon and a space in it has to stand in quotes/,
    );
  });

  test('a name that is no address', () => {
    expect(linesOf(GOOD, '/site/pages/blog/content/My Text.md')[0]).toContain(
      'name the file in small letters, digits and hyphens',
    );
  });
});

test('everything at once, in order, without a stack and without the words of a library', () => {
  const broken = GOOD.replace('title: Solar in Newcastle\n', '').replace('2024-04-18', 'soon').replace('[Solar]', '[]');
  const report = linesOf(broken).join('\n');
  expect(report.split('\n')).toHaveLength(3);
  expect(report).not.toMatch(/Invalid|undefined|Error|\bat \w/);
});

describe('links and figures', () => {
  const pages = new Map([
    ['/', '<h1>Home</h1>'],
    ['/faqs', '<h2 id="energy">Energy</h2>'],
  ]);
  test.each([
    ['words that began above](/no-such)', 'there is no page and no file at "/no-such".'],
    ['[a](/no-such)', 'there is no page and no file at "/no-such".'],
    ['[a](/faqs#no-such)', '"/faqs" has no place named "no-such".'],
    ['[a](/terms)', '"/terms" has moved: write /terms-of-service.'],
    ['[a](faqs)', '"faqs" has to begin with / for a page of ours, or with https://.'],
    ['    - href: /no-such', 'there is no page and no file at "/no-such".'],
  ])('%s: %s', (line, message) => {
    expect(faultsOf(`First line\n${line}`, pages)).toEqual([{ line: 2, message }]);
  });

  test('an unknown figure is named with those that there are', () => {
    expect(faultsOf('{figure:Nothing}', pages)[0]?.message).toMatch(
      /^there is no figure "Nothing"\. There are: .*VatTimeline/,
    );
  });

  test.each([
    '[a](/faqs#energy)',
    '[a](/#postcode=NE1)',
    '[a](https://a.example)',
    '[a](#below)',
    '{figure:VatTimeline}',
    '![A roof](/pictures/roof.jpg)',
  ])('%s is in order', (line) => {
    expect(faultsOf(line, pages)).toEqual([]);
  });
});

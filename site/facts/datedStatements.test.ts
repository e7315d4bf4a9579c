import { expect, test } from 'vitest';

// A date or a price of electricity that stands in a text by itself goes stale unseen, and five texts go stale apart. The
// registry of facts knows until when each is true, so texts name the fact: {{rate-standard}}, factText('eco4').

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** "31 March 2027", "March 2027", "31 March", a year from 2020 in a sentence, "26.11p", "76 pence". */
const STALE = new RegExp(
  [
    String.raw`\b(?:\d{1,2} )?(?:${MONTHS}) \d{4}\b`,
    String.raw`\b\d{1,2} (?:${MONTHS})\b`,
    // Not ISO days, which front matter and code hold as data, and no year that is a whole value or part of a key.
    String.raw`(?<![-'"\d])\b20[2-9]\d\b(?![-'"])`,
    String.raw`\b\d+(?:\.\d+)?(?:p\b| pence\b)`,
  ].join('|'),
  'g',
);

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/(^|\s)\/\/.*$/gm, '');

const staleIn = (file: string, text: string): readonly string[] =>
  (file.endsWith('.md') ? text : withoutComments(text))
    .split('\n')
    .flatMap((line, index) => (line.match(STALE) ?? []).map((words) => `${file}:${index + 1}: ${words}`));

const files = import.meta.glob<string>(
  [
    '../pages/**/*.{md,ts,tsx}',
    './content/**/*.md',
    '../{figures,kit}/**/*.{ts,tsx}',
    '../facts/{prices,sunByMonth}.ts',
    '!../**/*.{test,css}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('no text of the site holds a date or a price of electricity that is no fact', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(Object.entries(files).flatMap(([file, text]) => staleIn(file, text))).toEqual([]);
});

test.each([
  ['The grant ends on 31 March 2027.', '31 March 2027'],
  ['Its price holds until 30 April.', '30 April'],
  ['Who gets the grant in 2026?', '2026'],
  ['| 1,440 kWh | 26.11p | £376 |', '26.11p'],
  ['note: against 76 pence', '76 pence'],
])('%s is found', (text, words) => {
  expect(staleIn('a.md', text)).toEqual([`a.md:1: ${words}`]);
});

test.each(['date: 2024-04-18', "year: '2026',", 'campaign: winter-battery-2026', 'up to {{rate-night}}', '4.5 points'])(
  '%s is data',
  (text) => {
    expect(staleIn('a.md', text)).toEqual([]);
  },
);

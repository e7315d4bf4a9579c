import { expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';
import { textsOfPage } from './pageTexts.ts';

// "Four short steps" is a promise: it must be the number that the form counts.

const copies = import.meta.glob<{ readonly wizard?: { readonly steps: readonly string[] } }>(
  '../../widgets/funnels/*/copy.ts',
  { eager: true },
);
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** How many steps each form has, in words, by its tag; forms without steps left out. */
const stepsOfTag = new Map(
  Object.entries(copies).flatMap(([path, { wizard }]) =>
    wizard ? [[`${path.split('/').at(-2)}-quote`, WORDS[wizard.steps.length] ?? ''] as const] : [],
  ),
);

interface Promises {
  readonly address: string;
  /** "four": as often as it is said. */
  readonly said: readonly string[];
  /** What the forms of the page count; any form's where it has none. */
  readonly counted: readonly string[];
}

function promisesOf(page: { readonly address: string; readonly html: string }): Promises {
  const tags = [...stepsOfTag.keys()].filter((tag) => page.html.includes(`<${tag}`));
  const counted = (tags.length > 0 ? tags : [...stepsOfTag.keys()]).map((tag) => stepsOfTag.get(tag) ?? '');
  const said = textsOfPage(page).flatMap(({ text }) =>
    [...text.matchAll(/\b(one|two|three|four|five|six) (?:short )?steps\b/gi)].map(([, word = '']) =>
      word.toLowerCase(),
    ),
  );
  return { address: page.address, said, counted };
}

const breachesOf = ({ address, said, counted }: Promises): string[] =>
  said
    .filter((word) => !counted.includes(word))
    .map((word) => `${address}: "${word} steps", counted ${counted.join(', ')}`);

/** Read once and outside of any test: on a busy machine ninety pages take longer than one may. */
const promises = builtPages().map(promisesOf);

test('pages promise as many steps as the form on them has', () => {
  expect(promises.filter(({ said }) => said.length > 0).length).toBeGreaterThan(12);
  expect(promises.flatMap(breachesOf)).toEqual([]);
});

test('a wrong number is found', () => {
  const html = '<p>Three <b>short</b> steps.</p><solar-quote></solar-quote>';
  expect(breachesOf(promisesOf({ address: '/planted', html }))).toEqual(['/planted: "three steps", counted four']);
});

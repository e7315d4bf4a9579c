import { expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';
import { allowedCalls } from './allowedCalls.ts';
import { callsOf } from './pageCalls.ts';

const NAMES = /\b(?:API|EV|HomeCare|OpenStreetMap)\b/g;

/** "Choose …" is every name that may follow it. */
const isSaid = ({ words }: { readonly words: string }, said: string): boolean =>
  words.endsWith('…') ? said.startsWith(words.slice(0, -1)) : said === words;

/** Parsed once: that is what takes time. */
const made = builtPages().flatMap(callsOf);

/** What is wrong with calls: words that no one agreed on, or agreed words that lead elsewhere. */
const breachesIn = (calls: typeof made): string[] =>
  calls.flatMap(({ page: place, words, to }) => {
    const call = allowedCalls.find((one) => isSaid(one, words));
    if (!call) return [`${place}: “${words}” is not in the list`];
    return to === '' || call.to?.includes(to) ? [] : [`${place}: “${words}” leads to ${to}`];
  });

test('every call to action says what the list says, and leads where it says', () => {
  expect(made.length).toBeGreaterThan(1000);
  expect(breachesIn(made)).toEqual([]);
});

test('the list has no call that no page makes', () => {
  const unused = allowedCalls.filter((call) => !made.some(({ words }) => isSaid(call, words)));
  expect(unused.map(({ words }) => words)).toEqual([]);
});

test('calls of ours are in sentence case', () => {
  const ours = allowedCalls.filter(({ from }) => from === 'ours').map(({ words }) => words);
  expect(ours.filter((words) => /(?<=.)\p{Lu}/u.test(words.replaceAll(NAMES, '')))).toEqual([]);
});

test.each([
  ['<p><a href="/solar-quote">Get my free solar price</a></p>', 'not in the list'],
  ['<p><a href="/ev-quote">Get my solar quote</a> or call <a href="tel:1">us</a></p>', 'leads to /ev-quote'],
  ['<div><button>Speak to an adviser</button></div>', 'not in the list'],
])('%s would be found', (html, found) => {
  expect(breachesIn(callsOf({ address: '/planted', html }))).toEqual([expect.stringContaining(found)]);
});

test('a link in a sentence is no call', () => {
  expect(
    callsOf({ address: '/', html: '<p><a href="/contact">Write to us</a> or call, and we\'ll look.</p>' }),
  ).toEqual([]);
});

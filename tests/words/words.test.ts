import { expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';
import { textsOfPage } from './pageTexts.ts';
import { textsOfSource, wordFiles } from './sourceTexts.ts';
import { specifiedWords } from './specifiedWords.ts';
import { breachesOf, longSentencesOf, type ReadText } from './spokenRules.ts';

/** The same words in header and footer are looked at once. */
const once = (texts: readonly ReadText[]): ReadText[] => [
  ...new Map(texts.map((text) => [`${text.isHeading} ${text.text}`, text])).values(),
];

const pages = once(builtPages().flatMap(textsOfPage));
const sources = once(wordFiles().flatMap(textsOfSource));
const specified = new Set(specifiedWords.map(({ text }) => text));

const breachesIn = (texts: readonly ReadText[]): string[] =>
  texts.filter(({ text }) => !specified.has(text)).flatMap(breachesOf);

test('every page of the site is written as people speak', () => {
  expect(pages.length).toBeGreaterThan(2500);
  expect(breachesIn(pages)).toEqual([]);
});

test('the tags, the mails, the PDF and the pages of the server are written as people speak', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(breachesIn(sources)).toEqual([]);
});

/** Reference for developers: lists of values and signatures, not sentences. */
const isReference = ({ place }: ReadText): boolean => place.startsWith('/partners/');

test('no sentence is longer than can be said in one breath', () => {
  const said = pages.filter((text) => !isReference(text) && !specified.has(text.text));
  expect(said.flatMap(longSentencesOf)).toEqual([]);
});

test('a long sentence would be found, and two short ones are two', () => {
  const [half, rest] = ['word '.repeat(14).trim(), 'Word '.repeat(15).trim()];
  const found = (html: string) => textsOfPage({ address: '/', html }).flatMap(longSentencesOf);
  expect(found(`<p>${half} <b>${rest}</b></p>`)).toEqual([expect.stringContaining('29 words')]);
  expect(found(`<p>${half}. <b>${rest}</b></p>`)).toEqual([]);
});

test('every exception is a text that people still read', () => {
  const read = new Set([...pages, ...sources].map(({ text }) => text));
  expect([...specified].filter((text) => !read.has(text))).toEqual([]);
});

const BREACHES: readonly (readonly [html: string, found: string])[] = [
  ['<p>Please ring <b>us</b> today.</p>', '"ring"'],
  ['<p>Whom do you ask?</p>', '"Whom"'],
  ['<img alt="Somebody on a roof">', '"Somebody"'],
  ['<p>It stands above.</p>', '"stands"'],
  ['<p>No small print.</p>', '"small print"'],
  ['<p>We <em>cannot</em> say.</p>', '"cannot"'],
  ['<p>Prices <a href="/">are not</a> fixed.</p>', '"are not"'],
  ['<p>You are in our area.</p>', '"You are"'],
  ['<p>We think it is cheap.</p>', '"it is"'],
  ['<p>We will call.</p>', '"We will"'],
  ['<p>Say what you would like.</p>', '"you would"'],
  ['<p>We have received it.</p>', '"We have received"'],
  ['<h2>One heading of nine words is one too many</h2>', 'a heading of 9 words'],
  ['<meta name="description" content="Nobody pays more.">', '"Nobody"'],
  ['<p>A roof of 50kW.</p>', '"0kW"'],
  ['<p>It makes 900 Kwh.</p>', '"Kwh"'],
  ['<p>A tonne of CO2 a year.</p>', '"CO2"'],
  ['<dd>Home owner, Heaton</dd>', '"Home owner"'],
  ['<p>Room for 20 m2.</p>', '"m2"'],
];

test.each(BREACHES)('in a page, %s would be found', (html, found) => {
  const breaches = textsOfPage({ address: '/planted', html: `<!doctype html>${html}` }).flatMap(breachesOf);
  expect(breaches).toEqual([expect.stringContaining(found)]);
});

test('in a file of words a breach would be found with its line, in a template too, and not in a comment', () => {
  const text = '// Nobody reads this.\nexport const words = { a: `Hello ${name}, we will ring you` };\n';
  const breaches = textsOfSource({ path: 'copy.ts', text }).flatMap(breachesOf);
  expect(breaches).toEqual([
    expect.stringMatching(/^copy\.ts:2: "ring"/),
    expect.stringMatching(/^copy\.ts:2: "we will"/),
  ]);
});

const SPOKEN = [
  '<p>What you are, and all of it is yours.</p>',
  '<p>We call, and it’s free.</p>',
  '<p>Standing charges stand for little.</p>',
  '<pre>cannot</pre><p>See <code>is not</code>.</p>',
  '<h2>A heading of just eight words is fine</h2>',
  '<p>A homeowner’s 50 kW roof of 250 m² avoids 10 tonnes of CO₂.</p>',
];

test.each(SPOKEN)('%s is said', (html) => {
  expect(textsOfPage({ address: '/', html }).flatMap(breachesOf)).toEqual([]);
});

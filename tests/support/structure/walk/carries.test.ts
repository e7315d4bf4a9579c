import { expect, it } from 'vitest';
import { ANSWER, carries } from './carries.ts';

const inCircles: { self?: object; answer?: number } = {};
inCircles.self = inCircles;

it.each([
  ['the number', ANSWER, true],
  ['the number in a text', `£${ANSWER} a month`, true],
  ['another number', 346, false],
  ['a longer number in a text', `1${ANSWER}`, false],
  ['an answer among others', [{ name: 'Jane' }, { values: { bill: ANSWER } }], true],
  ['what contains itself', inCircles, false],
  ['what is shown inside', { constructor: undefined, type: 'p', props: { children: ANSWER } }, false],
  ['nothing', undefined, false],
])('%s', (_name, value, expected) => {
  expect(carries(value)).toBe(expected);
});

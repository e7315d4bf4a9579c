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
  ['what every middleware is given', { app: {}, locals: { body: { bill: ANSWER } } }, false],
  ['the body that one takes out of it', { body: { bill: ANSWER } }, true],
  ['nothing', undefined, false],
])('%s', (_name, value, expected) => {
  expect(carries(value, { inForms: false })).toBe(expected);
});

it('a form that all its fields are given counts for who names the answer', () => {
  const props = { form: { values: { bill: ANSWER }, field: () => ({}), messageOf: () => '' } };
  expect([true, false].map((inForms) => carries(props, { inForms }))).toEqual([true, false]);
});

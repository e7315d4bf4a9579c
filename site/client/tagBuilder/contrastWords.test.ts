import { expect, test } from 'vitest';
import { contrastWords } from './contrastWords.ts';

const textsOf = (accent?: string, surface?: string, isDark = false): readonly string[] =>
  contrastWords({ accent, surface, isDark }).map(({ text }) => text);

test('our own colours need no words', () => {
  expect(textsOf()).toEqual([]);
});

test('a strong colour is used as it is', () => {
  expect(
    contrastWords({ accent: '#0a5c3a', surface: undefined, isDark: false }).map(({ isHelped }) => isHelped),
  ).toEqual([false, false, false]);
  expect(textsOf('#0a5c3a')[0]).toMatch(/^Words on buttons: 8\.\d to 1 \(4\.5 is needed\)\. Easy to read\.$/);
});

test('a pale one gets black words, and a stronger shade as ink', () => {
  const [button = '', link = ''] = textsOf('#ffd54a');
  expect(button).toMatch(
    /^White words on this button colour have only 1\.4 to 1, so we make them black: 1[45]\.\d to 1 \(4\.5 is needed\)\.$/,
  );
  expect(link).toMatch(/have? only 1\.\d to 1|has only 1\.\d to 1/);
  const [, shown = ''] = /stronger shade of it: (\d+\.\d) to 1/.exec(link) ?? [];
  expect(Number(shown)).toBeGreaterThanOrEqual(4.5);
});

test('a dark background gets light words', () => {
  const [, , words = ''] = textsOf('#0b5f5c', '#101820');
  const [, shown = ''] = /^Text on the background: (\d+\.\d) to 1\.$/.exec(words) ?? [];
  expect(Number(shown)).toBeGreaterThanOrEqual(7);
});

test('on a dark theme our usual words are dark', () => {
  expect(textsOf('#203040', undefined, true)[0]).toMatch(/^Our usual words .* so we make them white/);
});

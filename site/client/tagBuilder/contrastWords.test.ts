import { describe, expect, test } from 'vitest';
import { contrastWords, type Colours } from './contrastWords.ts';

const textsOf = (accent?: string, surface?: string, theme: Colours['theme'] = 'light'): readonly string[] =>
  contrastWords({ accent, surface, theme }).map(({ text }) => text);

test('our own colours need no words', () => {
  expect(textsOf()).toEqual([]);
});

test('a strong colour is used as it is', () => {
  expect(
    contrastWords({ accent: '#0a5c3a', surface: undefined, theme: 'light' }).map(({ isHelped }) => isHelped),
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
  expect(textsOf('#203040', undefined, 'dark')[0]).toMatch(/^Our usual words .* so we make them white/);
});

describe('as the visitor’s device: both themes', () => {
  test('a colour that only one of them can show says which', () => {
    const found = contrastWords({ accent: '#203040', surface: undefined, theme: 'auto' });
    const helped = found.filter(({ isHelped }) => isHelped).map(({ text }) => text);
    expect(found).toHaveLength(6);
    expect(found[0]?.text).toMatch(/^Light: Words on buttons: .*Easy to read\.$/);
    expect(helped).toHaveLength(2);
    expect(helped[0]).toMatch(/^Dark: Our usual words .* so we make them white/);
    expect(helped[1]).toMatch(/^Dark: On the background your colour has only 1\.\d to 1/);
  });

  test('each theme says what it says alone', () => {
    const alone = (theme: 'light' | 'dark') => textsOf('#ffd54a', undefined, theme);
    const both = textsOf('#ffd54a', undefined, 'auto');
    const of = (name: string) => both.filter((text) => text.startsWith(name)).map((text) => text.slice(name.length));
    expect(of('Light: ')).toEqual(alone('light'));
    expect(of('Dark: ')).toEqual(alone('dark'));
  });

  test('what is the same in both is said once', () => {
    const [button, other, ...rest] = textsOf('#ffd54a', '#101820', 'auto');
    expect(button).toMatch(/^Light: White words .* so we make them black/);
    expect(other).toMatch(/^Dark: Words on buttons: .*Easy to read\.$/);
    expect(rest).toEqual(textsOf('#ffd54a', '#101820', 'dark').slice(1));
    expect(rest).toHaveLength(2);
  });
});

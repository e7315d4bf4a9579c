import { expect, test } from 'vitest';
import { setTitle } from './titleLines.ts';

// Every letter is as wide as half its height.
const measure = (text: string): number => text.length / 2;
const room = {
  width: 100,
  sizes: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

test('a short title stands on one line, as large as it may', () => {
  expect(setTitle('Solar now', room, measure)).toEqual({ size: 20, lines: ['Solar now'] });
});

test('a longer one is smaller, with lines of about the same length', () => {
  expect(setTitle('Compare business energy prices', room, measure)).toEqual({
    size: 10,
    lines: ['Compare business', 'energy prices'],
  });
});

test('one that is too long stops the build', () => {
  expect(() => setTitle('word '.repeat(12).trim(), room, measure)).toThrow('does not fit');
  expect(() => setTitle('a'.repeat(21), room, measure)).toThrow('does not fit');
});

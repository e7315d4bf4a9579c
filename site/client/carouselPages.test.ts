import { describe, expect, test } from 'vitest';
import { pageAt, pagesOf } from './behaviours/carousel.ts';

describe('pages of eleven cards', () => {
  test.each([
    [1, 11],
    [2, 6],
    [3, 4],
  ])('%i a page make %i', (perPage, count) => {
    expect(pagesOf(11, perPage, 0)).toEqual({ count, index: 0 });
  });

  test('the index is clamped when there are fewer pages', () => {
    expect(pagesOf(11, 3, 10)).toEqual({ count: 4, index: 3 });
    expect(pagesOf(11, 2, 3)).toEqual({ count: 6, index: 3 });
  });

  test('neither before the first nor without cards', () => {
    expect(pagesOf(11, 3, -1).index).toBe(0);
    expect(pagesOf(0, 3, 2)).toEqual({ count: 1, index: 0 });
    expect(pagesOf(11, 0, 0).count).toBe(11);
  });
});

describe('the page that is scrolled to', () => {
  // Eleven cards of 300 px, three in view: the fourth page has two of its own and one of the third.
  const at = (left: number) => pageAt({ left, width: 900, most: 2400 }, 4);

  test.each([
    [0, 0],
    [440, 0],
    [460, 1],
    [1800, 2],
    [2399, 3],
  ])('%i px is page %i', (left, page) => {
    expect(at(left)).toBe(page);
  });

  test('where nothing scrolls there is one', () => {
    expect(pageAt({ left: 0, width: 900, most: 0 }, 1)).toBe(0);
  });
});

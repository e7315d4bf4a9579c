import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isGivenKey } from './repeatKey.ts';

describe('canonicalJson', () => {
  it('does not depend on the order of names', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, 2], c: null } })).toBe('{"a":{"c":null,"d":[1,2]},"b":1}');
  });

  it('takes an absent value and undefined for the same', () => {
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
  });

  it('is JSON of the same value', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('isGivenKey', () => {
  it.each(['k', '8f7f547a-f36a-4fa8-a534-d67f7e00f8c2', 'a:b', 'x'.repeat(200)])('takes %j', (key) => {
    expect(isGivenKey(key)).toBe(true);
  });

  it.each(['', 'auto:abc', 'a b', 'ä', 'x'.repeat(201), 'a\n'])('refuses %j', (key) => {
    expect(isGivenKey(key)).toBe(false);
  });
});

import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PRICE } from '#contract/common/priceCheck.ts';
import type { Submission } from '#contract/common/submission.ts';
import { canonicalJson, derivedKey, isGivenKey } from './newLead.ts';

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

describe('derivedKey', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const submission = (message: string, proposedReference = ''): Submission => ({
    data: {},
    contact: { firstName: 'Jane', lastName: '', email: 'Jane@example.com', phone: '0191 498 0123', postcode: '' },
    customerType: null,
    proposedReference,
    price: NO_PRICE,
    identity: { message },
  });

  it('of a form with references goes by person, reference and day, not by what was chosen', () => {
    const sources = { now, hasReference: true };
    const key = derivedKey('solar', submission('4 kW', 'SQ-1'), sources);
    expect(derivedKey('solar', submission('5 kW', 'SQ-1'), sources)).toBe(key);
    expect(derivedKey('solar', submission('4 kW', 'SQ-2'), sources)).not.toBe(key);
  });

  it('of a form without references goes by the content too: a second message is no repeat', () => {
    const sources = { now, hasReference: false };
    const key = derivedKey('contact', submission('Do you work in Hexham?'), sources);
    expect(derivedKey('contact', submission('Do you work in Hexham?'), sources)).toBe(key);
    expect(derivedKey('contact', submission('And on Saturdays?'), sources)).not.toBe(key);
  });
});

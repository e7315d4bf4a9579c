import { describe, expect, it } from 'vitest';
import { waysAgreedTo } from './consent.ts';

describe('ways of contact that were agreed to', () => {
  it.each([
    [
      'each box by itself',
      { customerInfo: { marketing: { email: true, text: false, phone: true } } },
      ['email', 'phone'],
    ],
    ['boxes of business energy, which has no customer around them', { marketing: { text: true } }, ['text']],
    ['the one box of an older charger', { customerInfo: { marketingConsent: true } }, ['email']],
    ['both of them, once', { customerInfo: { marketing: { email: true }, marketingConsent: true } }, ['email']],
    ['the box of a plan', { customerInfo: { contactConsent: true } }, ['contact about the quote']],
    [
      'the same while it was for offers',
      { customerInfo: { contactConsent: true, consent: { version: 'homecare-notice-2026-11' } } },
      ['email'],
    ],
    ['no box', { customerInfo: { marketing: { email: false }, marketingConsent: false } }, []],
    ['what is no tick', { customerInfo: { marketing: { email: 'yes' }, contactConsent: 1 } }, []],
    ['nothing at all', {}, []],
  ])('%s', (_name, answers, ways) => {
    expect(waysAgreedTo(answers)).toEqual(ways);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, greetingName, visibleText } from './text.ts';

describe('text as it is stored', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['  Anne-Marie   O’Neil ', 'Anne-Marie O’Neil'],
    ['مريم', 'مريم'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['A\u0000B\uD800C\u001B[31m', 'ABC[31m'],
    ['two\r\nlines', 'two lines'],
  ])('%j → %j', (typed, stored) => expect(cleanLine(typed)).toBe(stored));

  it('keeps the lines of a note', () => expect(cleanText(' a\r\nb\rc ')).toBe('a\nb\nc'));
});

describe('text that is shown', () => {
  it('has no marks that reorder or hide', () => expect(visibleText('a\u202Eb\u200Bc\uFEFFd\u2066e')).toBe('abcde'));
});

describe('the name in a greeting', () => {
  it.each(['Zoë', 'Anne-Marie', "D'Arcy", 'Nguyễn', 'मीरा'])('is %s', (name) => expect(greetingName(name)).toBe(name));
  it('is the first of two words: the other may be the family’s', () =>
    expect(greetingName('Jane Sentinelname')).toBe('Jane'));
  it.each([
    'www.example.com',
    'Jane <b>',
    'Win £500',
    'a'.repeat(21),
    'Claim your free prize',
    'Call me now',
    'x@y.z',
    '12',
    '',
    'see http'.concat('://x'),
  ])('is not %j', (name) => expect(greetingName(name)).toBe(''));
});

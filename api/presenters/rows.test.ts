import { describe, expect, it } from 'vitest';
import { subjectName } from './rows.ts';

describe('a typed name in a subject', () => {
  it.each([
    ['Sample Works Ltd', 'Sample Works Ltd'],
    ["O'Hara & Sons, Café", "O'Hara & Sons, Café"],
    ['Bell & Co. Ltd.', 'Bell & Co. Ltd.'],
    ['  Zoë \n Bell ', 'Zoë Bell'],
    ['Jean\u200B-Luc\u0000', 'Jean-Luc'],
    ['小明', '小明'],
  ])('%j is %j', (typed, shown) => expect(subjectName(typed)).toBe(shown));

  it.each([
    '',
    'Anna\r\nBcc: victim@example.net',
    '[Check price] Bell',
    'Solar · Home',
    '<b>Bell</b>',
    'http://evil.example/',
    'evil.example',
    'bell@example.com',
  ])('%j is left out: it could be something else', (typed) => expect(subjectName(typed)).toBe(''));

  it('is short', () => {
    expect(subjectName('The very long name of a business that goes on and on')).toBe(
      'The very long name of a business that g…',
    );
    expect([...subjectName('𝒜'.repeat(100))]).toHaveLength(40);
  });
});

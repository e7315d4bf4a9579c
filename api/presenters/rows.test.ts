import { describe, expect, it } from 'vitest';
import { extraRows, subjectName } from './rows.ts';

describe('the last rows on a customer', () => {
  const told = (customer: object): string[] =>
    extraRows({ ...customer, marketing: {} }, ['roofType']).map(({ label, value }) => `${label}: ${value}`);

  it('tell what no other row tells, by the name of its field', () => {
    expect(told({ roofAge: 12, ownsHome: false, hasEVCharger: true, scaffolding: 'At the back' })).toEqual([
      'Roof age: 12',
      'Owns home: No',
      'Has EV charger: Yes',
      'Scaffolding: At the back',
      'Marketing: No offers: contact about this quote only',
    ]);
  });

  it('repeat nothing, and leave out what was not answered', () => {
    const customer = { roofType: 'Flat', firstName: 'Jane', notes: 'Ring twice', quoteRef: 'SQ-123456', roofAge: '' };
    expect(told({ ...customer, service: 'Solar panels', customerType: 'home' })).toEqual([
      'Came for: Solar panels',
      'Marketing: No offers: contact about this quote only',
    ]);
  });
});

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

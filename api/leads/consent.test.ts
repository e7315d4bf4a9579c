import { describe, expect, it, test } from 'vitest';
import { waysAgreedTo, waysOfLead } from './consent.ts';
import { presentSummary } from './salesSummary.ts';

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
    expect(waysOfLead({ body: JSON.stringify({ quoteData: answers }) })).toEqual(ways);
  });
});

describe('the summary of a lead', () => {
  const rows = [
    { label: 'Marketing', value: 'Agreed to offers by email' },
    { label: 'Contact about this quote', value: 'Yes, by phone, text or email' },
    { label: 'Roof', value: 'Yes, by phone, text or email' },
  ];
  const contact = { name: 'Jane', phone: '', dial: '', email: '', postcode: '' };
  const sales = JSON.stringify({
    subjectParts: [],
    headline: [],
    contact,
    flags: [],
    attributionRows: [],
    sections: [{ heading: 'Customer', rows }],
  });
  const valuesAt = (consent_withdrawn_at: string | null): string[] =>
    presentSummary({ sales, consent_withdrawn_at }).sections.flatMap((section) =>
      section.rows.map(({ value }) => value),
    );

  test('says of each consent, and of nothing else, that it was withdrawn', () => {
    // A day of the United Kingdom.
    expect(valuesAt('2026-07-31T23:30:00.000Z')).toEqual([
      'Withdrawn on 1 August 2026. Before that: Agreed to offers by email',
      'Withdrawn on 1 August 2026. Before that: Yes, by phone, text or email',
      'Yes, by phone, text or email',
    ]);
  });

  test('is as it was while the consent holds, and where there was none', () => {
    expect(valuesAt(null)).toEqual(rows.map(({ value }) => value));
    const none = sales.replace('Agreed to offers by email', 'No offers: contact about this quote only');
    const { sections } = presentSummary({ sales: none, consent_withdrawn_at: '2026-07-31T23:30:00.000Z' });
    expect(sections[0]?.rows[0]?.value).toBe('No offers: contact about this quote only');
  });
});

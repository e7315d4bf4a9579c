import { describe, expect, it } from 'vitest';
import { company } from '#contract/common/company.ts';
import { solarDocument } from '../documents/quoteDocument.fixture.ts';
import { renderCustomerMail, type CustomerMailInput } from './customerMail.ts';
import { HOSTILE_TEXTS, skeleton } from './salesMail.fixture.ts';

const input: CustomerMailInput = {
  firstName: 'Anna',
  reference: 'SQ-123456',
  document: solarDocument,
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
  expiresAt: '2026-12-20T10:00:00.000Z',
};

describe('renderCustomerMail', () => {
  it('has the figures, the link, the day it expires, what happens next and how to reach us, in both parts', () => {
    const { subject, html, text } = renderCustomerMail(input);
    expect(subject).toBe('Your solar quote SQ-123456 from Staithes Energy');
    const words = [
      '£3,297',
      '£720',
      '4.6 years',
      '839 kg',
      'Compact inverter',
      input.quoteUrl,
      'Valid until 20 December 2026',
      'attached as a PDF',
      'Technical survey',
      company.phone,
      company.email,
      'SQ-123456',
      'not a formal quote',
      'We will use your details to prepare this quote and contact you about it.',
      'is a sample company',
    ];
    for (const part of [html, text]) for (const word of words) expect(part).toContain(word);
    expect(html).toContain('href="tel:+441914980100"');
  });

  it.each(['Anna', 'Zoë', "D'Arcy", 'Jean-Luc', 'Łukasz', 'محمد', '小明'])('greets %s by name', (firstName) => {
    const { html, text } = renderCustomerMail({ ...input, firstName });
    expect(html).toContain(`Your solar quote, ${firstName.replace("'", '&#39;')}</h1>`);
    expect(text.startsWith(`${firstName}, here is`)).toBe(true);
  });

  it.each([...HOSTILE_TEXTS, 'visit evil.example', 'a'.repeat(41), 'Call 0900 123', ''])(
    'greets %j without the name and is otherwise the same mail',
    (firstName) => {
      expect(renderCustomerMail({ ...input, firstName })).toEqual(renderCustomerMail({ ...input, firstName: '' }));
    },
  );

  it('links to the saved quote and to us, nowhere else', () => {
    const { html, text } = renderCustomerMail(input);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(new Set([input.quoteUrl, 'tel:+441914980100', `mailto:${company.email}`]));
    expect(text.match(/https?:\/\/\S+/g)).toEqual([input.quoteUrl]);
    expect(html).not.toMatch(/<(img|script|iframe|form|link)\b/);
  });

  it('keeps hostile words of a document literal', () => {
    const documentOf = (words: string): CustomerMailInput['document'] => ({
      ...solarDocument,
      title: words,
      sections: [{ heading: words, rows: [{ label: words, value: words }] }],
    });
    const benign = renderCustomerMail({ ...input, document: documentOf('benign') });
    for (const words of HOSTILE_TEXTS) {
      const hostile = renderCustomerMail({ ...input, document: documentOf(words) });
      expect(skeleton(hostile.html)).toEqual(skeleton(benign.html));
      expect(hostile.subject).not.toMatch(/[\r\n]/);
    }
  });
});

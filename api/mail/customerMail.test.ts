import { describe, expect, it } from 'vitest';
import { company } from '#contract/common/company.ts';
import { solarDocument } from '../documents/quoteDocument.fixture.ts';
import { renderCustomerMail } from './customerMail.ts';
import type { CustomerMailInput } from './customerMailBlocks.ts';
import { HOSTILE_TEXTS, skeleton, wordsWithoutSize } from './salesMail.fixture.ts';

const input: CustomerMailInput = {
  firstName: 'Anna',
  reference: 'SQ-123456',
  document: solarDocument,
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
  issuedAt: '2026-11-20T10:00:00.000Z',
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
      'We’ll use your details to prepare this quote and contact you about it.',
      'is a sample company',
    ];
    for (const part of [html, text]) for (const word of words) expect(part).toContain(word);
    expect(html).toContain('href="tel:+441914980100"');
  });

  it('states the promise, where one was made', () => {
    const promise = 'You’ll hear from us by 11:00 on Monday 23 November.';
    const { html, text } = renderCustomerMail({ ...input, document: { ...solarDocument, promise } });
    expect(html).toContain(`>${promise}</p>`);
    expect(text).toContain(`worked out for you.\n${promise}\n`);
    expect(renderCustomerMail(input).text).not.toContain('hear from us');
  });

  it.each(['Anna', 'Zoë', "D'Arcy", 'Jean-Luc', 'Łukasz', 'محمد', '小明'])('greets %s by name', (firstName) => {
    const { html, text } = renderCustomerMail({ ...input, firstName });
    expect(html).toContain(`Your solar quote, ${firstName.replace("'", '&#39;')}</h1>`);
    expect(text.startsWith(`${firstName}, here’s`)).toBe(true);
  });

  it.each([...HOSTILE_TEXTS, 'visit evil.example', 'a'.repeat(41), 'Call 0900 123', ''])(
    'greets %j without the name and is otherwise the same mail',
    (firstName) => {
      expect(renderCustomerMail({ ...input, firstName })).toEqual(renderCustomerMail({ ...input, firstName: '' }));
    },
  );

  it('says the hour of a quote that is valid for a day', () => {
    const day = { issuedAt: '2026-11-20T14:05:00.000Z', expiresAt: '2026-11-21T14:05:00.000Z' };
    const { html, text } = renderCustomerMail({ ...input, ...day });
    for (const part of [html, text]) expect(part).toContain('Valid until 21 November 2026, 14:05.');
    // British summer time.
    const summer = { issuedAt: '2026-06-20T14:05:00.000Z', expiresAt: '2026-06-21T14:05:00.000Z' };
    expect(renderCustomerMail({ ...input, ...summer }).text).toContain('Valid until 21 June 2026, 15:05.');
  });

  it('sets no colon after a step that is a question', () => {
    const nextSteps = [
      { title: 'We look into it', text: 'We start at once.' },
      { title: 'Not happy with it?', text: 'You can complain.' },
    ];
    const { text } = renderCustomerMail({ ...input, document: { ...solarDocument, nextSteps } });
    expect(text).toContain('1. We look into it: We start at once.\n2. Not happy with it? You can complain.');
  });

  describe('where there is no price', () => {
    const empty = { subtitle: '', figures: [], sections: [], nextSteps: [], assumptions: [] };
    const message = { ...input, reference: '', quoteUrl: undefined };
    const ofMessage = renderCustomerMail({
      ...message,
      document: { ...empty, kind: 'message', title: 'We have your message' },
    });
    const ofRequest = renderCustomerMail({
      ...input,
      reference: 'CE-123456',
      document: { ...empty, kind: 'request', title: 'Your business energy request' },
    });

    it('acknowledges a message without a link, a validity, a reference or a quote', () => {
      expect(ofMessage.subject).toBe('Staithes Energy: We have your message');
      for (const part of [ofMessage.html, ofMessage.text]) {
        expect(part.toLowerCase()).toContain('your message has arrived and one of us will answer it.');
        expect(part).toContain('someone wrote to Staithes Energy');
        expect(part).not.toMatch(/valid until|reference|quotes?\b|saved|attached|undefined/i);
        expect(part).not.toContain('/quote/');
      }
      expect(ofMessage.text.startsWith('Anna, your message has arrived and')).toBe(true);
    });

    it('confirms a request with its link and no word of a quote', () => {
      expect(ofRequest.subject).toBe('Your business energy request CE-123456 from Staithes Energy');
      for (const part of [ofRequest.html, ofRequest.text]) {
        for (const words of ['View your saved request', input.quoteUrl ?? '?', 'we’ve got your request', 'CE-123456']) {
          expect(part.toLowerCase()).toContain(words.toLowerCase());
        }
        expect(part.replaceAll(input.quoteUrl ?? '?', '')).not.toMatch(/\bquotes?\b/i);
      }
    });

    it('has no empty headings', () => {
      for (const { html, text } of [ofMessage, ofRequest]) {
        expect(html).not.toMatch(/<h\d[^>]*>\s*<\/h\d>/);
        expect(html).not.toContain('What happens next');
        expect(text).not.toContain('WHAT HAPPENS NEXT');
        expect(text).not.toMatch(/\n{3}/);
      }
    });
  });

  it('links to the saved quote and to us, nowhere else', () => {
    const { html, text } = renderCustomerMail(input);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(new Set([input.quoteUrl, 'tel:+441914980100', `mailto:${company.email}`]));
    expect(text.match(/https?:\/\/\S+/g)).toEqual([input.quoteUrl]);
    expect(html).not.toMatch(/<(img|script|iframe|form|link)\b/);
  });

  it('says how large its words are where Outlook reads it', () => {
    expect(wordsWithoutSize(renderCustomerMail(input).html)).toEqual([]);
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

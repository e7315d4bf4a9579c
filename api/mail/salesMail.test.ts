import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS, hostileInput, salesInput, skeleton, wordsWithoutSize } from './salesMail.fixture.ts';
import { renderSalesMail } from './salesMail.ts';

describe('renderSalesMail', () => {
  it('has a subject to triage by, with the reference once', () => {
    expect(renderSalesMail(salesInput).subject).toBe('Solar · Home · 4 kW · £3,297 · NE1 · SQ-123456');
    const named = { ...salesInput, subjectParts: [...salesInput.subjectParts, 'SQ-123456'] };
    expect(renderSalesMail(named).subject).toBe('Solar · Home · 4 kW · £3,297 · NE1 · SQ-123456');
    expect(renderSalesMail({ ...salesInput, reference: null }).subject).toBe('Solar · Home · 4 kW · £3,297 · NE1');
  });

  it('puts a flag before the subject and its sentence above everything else', () => {
    const flag = 'The page stated £2,000.00; our price is £3,296.85.';
    const mail = renderSalesMail({ ...salesInput, flags: [flag], flagLabel: 'Check price' });
    expect(mail.subject).toBe('[Check price] Solar · Home · 4 kW · £3,297 · NE1 · SQ-123456');
    expect(mail.text.startsWith(`! ${flag}\n`)).toBe(true);
    expect(mail.html.indexOf(flag)).toBeLessThan(mail.html.indexOf('<h1'));
    expect(renderSalesMail({ ...salesInput, flags: [flag] }).subject).toMatch(/^Solar/);
    expect(renderSalesMail(salesInput).html).not.toContain('class="m-warn"');
  });

  it('tells who, how to call and what for, before anything else', () => {
    const { html, text } = renderSalesMail(salesInput);
    expect(html).toContain('href="tel:+441914980123"');
    expect(html).toContain('href="mailto:anna.bell@example.org"');
    const order = ['Anna Bell', '0191 498 0123', 'anna.bell@example.org', 'NE1 4ST', '£720 a year', '10 × 455 W panel'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((first, second) => first - second));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  it('has one button to take the lead, and says who has it once somebody has', () => {
    const url = 'https://quotes.test/desk/1.2.3/4';
    const open = renderSalesMail({ ...salesInput, desk: { url } });
    expect(open.text).toContain(`\n\nI’ll take this: ${url}\n\n`);
    expect(open.html.split(url)).toHaveLength(2);
    const [taken, hostile] = ['Sam Hall', ...HOSTILE_TEXTS].map((by) =>
      renderSalesMail({ ...salesInput, desk: { url, taken: { by, at: '2026-11-23T10:32:00.000Z' } } }),
    );
    expect(taken?.text).toContain(`Taken by Sam Hall at 10:32 on Monday 23 November.\nWrite down how it went: ${url}`);
    expect(taken?.html).not.toContain('take this');
    expect(skeleton(hostile?.html ?? '')).toEqual(skeleton(taken?.html ?? ''));
  });

  it('links to a mail of its own where no header can name the customer', () => {
    const contact = { ...salesInput.contact, email: 'jörg@example.org' };
    const { html, text } = renderSalesMail({ ...salesInput, contact });
    const link = 'mailto:j%C3%B6rg@example.org?subject=Your%20enquiry%20SQ-123456';
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(`\n\nWrite to the customer: ${link}\n\nTo write to the customer, use the link above:`);
    for (const part of [html, text]) expect(part).not.toContain('Reply to this email');
  });

  it('is answered with where it opens nothing, and else by a mail of its own that quotes no link to the desk', () => {
    const url = 'https://quotes.test/desk/1.2.3/4';
    const closed = renderSalesMail(salesInput);
    const open = renderSalesMail({ ...salesInput, desk: { url, listUrl: 'https://quotes.test/desk/1.2.3' } });
    for (const part of [closed.html, closed.text]) {
      expect(part).toContain('Reply to this email to write to the customer.');
      expect(part).not.toContain('?subject=');
    }
    const link = 'mailto:anna.bell@example.org?subject=Your%20enquiry%20SQ-123456';
    expect(open.html).toContain(`href="${link}"`);
    expect(open.text).toContain(`\n\nWrite to the customer: ${link}\n\n`);
    for (const part of [open.html, open.text]) {
      expect(part).not.toContain('Reply to this email');
      expect(part).toContain('Don’t send them this email: its links open the desk.');
    }
    const nameless = renderSalesMail({ ...salesInput, reference: null, desk: { url } });
    expect(nameless.text).toContain('?subject=Your%20enquiry\n');
    const business = renderSalesMail({ ...salesInput, reference: 'CE-123456', desk: { url } });
    expect(business.text).toContain('?subject=Your%20enquiry%20%23123456\n');
  });

  it('begins with the promise, in subject, mail and preview', () => {
    const due = { short: 'Call by 11:00 Monday', long: 'Call by 11:00 on Monday 23 November' };
    const flagged = { ...salesInput, due, flags: ['Look here.'], flagLabel: 'Check price' };
    const { subject, html, text } = renderSalesMail(flagged);
    expect(subject).toBe('[Check price] Call by 11:00 Monday · Solar · Home · 4 kW · £3,297 · NE1 · SQ-123456');
    expect(text.startsWith('Call by 11:00 on Monday 23 November\n\n! Look here.\n')).toBe(true);
    expect(html).toMatch(/opacity:0">Call by 11:00 on Monday 23 November · Total: £3,297/);
    expect(html.lastIndexOf(due.long)).toBeLessThan(html.indexOf('Look here.'));
    expect(renderSalesMail({ ...salesInput, due: { ...due, short: '' } }).subject).toMatch(/^Solar/);
  });

  it('has business, person, notes and what the customer sees before any table of answers', () => {
    const mail = renderSalesMail({
      ...salesInput,
      contact: { ...salesInput.contact, business: 'Sample Works Ltd' },
      wishes: [
        { label: 'Prefers', value: 'Phone' },
        { label: 'Notes', value: 'Gate code at reception' },
      ],
      quoteUrl: 'https://quotes.example/quote/abc',
    });
    expect(mail.html).toContain('>Sample Works Ltd</h1>');
    expect(mail.html).toContain('href="https://quotes.example/quote/abc"');
    const order = [
      'Sample Works Ltd',
      'Anna Bell',
      '0191 498 0123',
      'Prefers: Phone',
      'Gate code',
      '£720',
      '/quote/abc',
    ];
    const places = [...order, '10 × 455 W panel'].map((words) => mail.text.indexOf(words));
    expect(places).toEqual(places.toSorted((first, second) => first - second));
    expect(places[0]).toBe(0);
  });

  it('holds every answer, where it came from, when and the lead id in both parts', () => {
    const { html, text } = renderSalesMail(salesInput);
    const words = [
      'Please call after five.',
      'https://partner.example/solar.html',
      salesInput.leadId,
      'Fri, 20 Nov 2026',
    ];
    for (const part of [html, text]) for (const word of words) expect(part).toContain(word);
  });

  it('grows by little with each answer: a thousand of them leave within seconds', () => {
    const withRows = (count: number): string => {
      const rows = Array.from({ length: count }, () => ({ label: 'Panels', value: '10 panels' }));
      return renderSalesMail({ ...salesInput, sections: [{ heading: 'System', rows }] }).html;
    };
    expect((withRows(11).length - withRows(1).length) / 10).toBeLessThan(340);
    expect(withRows(1)).not.toMatch(/style="[^"]*&/);
  });

  it('says how large its words are where Outlook reads it, and hands the rest down once', () => {
    const { html } = renderSalesMail({
      ...salesInput,
      flags: ['Look here.'],
      desk: { url: 'https://quotes.test/desk/1' },
    });
    expect(wordsWithoutSize(html)).toEqual([]);
    expect(html.match(/font-family:/g)).toHaveLength(3);
    expect(html).toMatch(/<style>[^]*\.m-rows td, \.m-rows th { font-size:[^]*<\/style>/);
    expect(wordsWithoutSize(html.replace(/class="m-rows"/g, ''))).not.toEqual([]);
  });

  it('shows a number that cannot be dialled without a link', () => {
    const contact = { ...salesInput.contact, phone: 'ask for Anna', dial: '' };
    const { html } = renderSalesMail({ ...salesInput, contact });
    expect(html).toContain('ask for Anna');
    expect(html).not.toContain('href="tel:');
    expect(html).not.toContain('href=""');
  });

  it('does without what a form does not ask for: phone, postcode, figures, a reference', () => {
    const contact = { name: 'Anna Bell', phone: '', dial: '', email: 'anna.bell@example.org', postcode: '' };
    const { subject, html, text } = renderSalesMail({ ...salesInput, contact, headline: [], reference: null });
    expect(subject).toBe('Solar · Home · 4 kW · £3,297 · NE1');
    expect(html).not.toMatch(/href="tel:|<strong>\s*<\/strong>|<p[^>]*>[\s,]*<\/p>/);
    expect(text.startsWith('Anna Bell\nEmail: anna.bell@example.org\n\n')).toBe(true);
    expect(text).not.toContain('Phone:');
    const placed = renderSalesMail({ ...salesInput, contact: { ...contact, postcode: 'NE1 4ST' } });
    expect(placed.text).toContain('example.org\nNE1 4ST\n');
    const addressed = renderSalesMail({ ...salesInput, contact: { ...contact, address: '12 Quayside' } });
    expect(addressed.html).toMatch(/>\s*12 Quayside\s*<\/p>/);
  });

  it.each(HOSTILE_TEXTS)('keeps %j literal: no element, attribute or subject changes', (text) => {
    const hostile = renderSalesMail(hostileInput(text));
    // A telephone link less: that text is no number.
    const benign = renderSalesMail(hostileInput('benign'));
    expect(hostile.subject).toBe(benign.subject);
    expect(skeleton(hostile.html)).toEqual(skeleton(benign.html));
    expect(hostile.html).not.toMatch(/[\u200B\u202E]|[^\P{Cc}\n]/u);
    expect(hostile.text).not.toMatch(/[\u200B\u202E]|[^\P{Cc}\n]/u);
  });

  it('indents the further lines of an answer, so that none passes for ours', () => {
    const notes = { label: 'Notes', value: 'first\nPhone: 0900 1' };
    const { text } = renderSalesMail({ ...salesInput, sections: [{ heading: 'Message', rows: [notes] }] });
    expect(text).toContain('Notes: first\n    Phone: 0900 1');
    expect(text.match(/^Phone:/gm)).toHaveLength(1);
  });
});

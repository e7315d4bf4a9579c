import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { company } from '#contract/common/company.ts';
import { estimatedDocument, solarDocument } from './quoteDocument.fixture.ts';
import { renderQuoteGonePage, renderQuotePage, type QuotePageInput } from './quotePage.ts';

const input: QuotePageInput = {
  firstName: 'Anna',
  reference: 'SQ-123456',
  document: solarDocument,
  issuedAt: '2026-11-20T17:14:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
  pdfUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2.pdf',
};
const links = (page: string) => [...page.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
const pages = [
  ['a quote', renderQuotePage(input)],
  ['an unknown quote', renderQuoteGonePage({ reason: 'unknown', newQuoteUrl: 'https://quotes.example/solar-quote' })],
  ['an expired quote', renderQuoteGonePage({ reason: 'expired', newQuoteUrl: 'https://quotes.example/solar-quote' })],
] as const;

describe.each(pages)('the page of %s', (_name, { html, styleHash }) => {
  it('is a whole English document that search engines leave alone and that sends no referrer', () => {
    expect(html).toMatch(/^<!doctype html>\s*<html lang="en-GB">/);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"');
    expect(html).toContain('<meta name="referrer" content="no-referrer"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
  });

  it('works under a policy that allows its one style sheet and nothing else', () => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(`sha256-${createHash('sha256').update(style).digest('base64')}`).toBe(styleHash);
    expect(html.match(/<style\b/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(script|img|link|iframe|form|object)\b/);
    expect(html).not.toMatch(/ (style|on[a-z]+)=/);
    // Its typefaces come from our own origin; where the page is opened as a file, it does without.
    expect(html.replaceAll(/url\(\/assets\/[\w-]+\.woff2\)/g, '')).not.toMatch(/url\(|@import/);
  });

  it('tells how to reach us', () => {
    expect(html).toContain('href="tel:+441914980100"');
    expect(html).toContain(company.openingHours.text);
  });
});

describe('renderQuotePage', () => {
  it('says what the quote says', () => {
    const { html } = renderQuotePage(input);
    const words = ['Anna, here’s', 'SQ-123456', '20 November 2026', '20 December 2026', '£3,297', '£720', '4.6 years'];
    const more = ['Compact inverter', 'Equipment 71%', 'Technical survey', '900 kWh', 'not a formal quote'];
    const text = html.replaceAll('\u00A0', ' ');
    for (const word of [...words, ...more]) expect(text).toContain(word);
    // A line ends before a figure or after it, never between it and its unit.
    expect(html).toContain('4.6\u00A0years');
    expect(html).toContain('The savings have paid the cost of £3,297 after 4.6 years.');
  });

  it('draws the months of an estimate and says them in a sentence, with words that do not touch', () => {
    const { html } = renderQuotePage({ ...input, document: estimatedDocument });
    const words = 'In a year 3,128 kWh made: 898 used, 2,230 sold; 1,790 kWh still bought.';
    expect(html.split(`aria-label="${words}"`)).toHaveLength(3);
    expect(html).toContain(`<p class="small">${words}</p>`);
    for (const text of ['kWh a month, at the cautious end', 'Used yourself', 'Sold', 'Still bought', 'Jun: 433']) {
      expect(html).toContain(text);
    }
    const charts = [...html.matchAll(/aria-label="In a year[\s\S]*?<\/svg>/g)].map(([chart]) => chart);
    for (const chart of charts) {
      const labels = [...chart.matchAll(/<text[^>]* y="([\d.]+)" text-anchor="end"/g)].map(([, y]) => Number(y));
      expect(labels).toHaveLength(3);
      labels.slice(1).forEach((y, index) => expect(y - (labels[index] ?? 0)).toBeGreaterThanOrEqual(18));
      // Three parts of twelve months, none of them without a height.
      expect(chart.match(/<rect/g)).toHaveLength(36);
      expect(chart).not.toMatch(/NaN|="-|height="0"/);
    }
    expect(renderQuotePage(input).html).not.toContain('kWh a month');
  });

  it('has its sections in two columns that end together, none below the others', () => {
    const rows = Array.from({ length: 4 }, (_row, index) => ({ label: `Row ${index}`, value: '1' }));
    const sections = [
      ...solarDocument.sections,
      { heading: 'An estimate', rows, note: 'By the method of the energy certificates. '.repeat(10) },
      { heading: 'Your property', rows: rows.slice(1) },
    ];
    const { html } = renderQuotePage({ ...input, document: { ...solarDocument, sections } });
    const pair = html.slice(html.indexOf('class="pair"'), html.indexOf('over 25 years'));
    const columns = pair.split(/<div>\s*(?=<section)/).slice(1);
    const headings = columns.map((column) => [...column.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words));
    expect(headings.map((column) => column.filter((words) => !words?.startsWith('Cost and')))).toEqual([
      ['Your system', 'Your property'],
      ['Cost breakdown', 'An estimate'],
    ]);
  });

  it('says the hour of a quote that is valid for a day', () => {
    const day = { issuedAt: '2026-11-20T14:05:00.000Z', expiresAt: '2026-11-21T14:05:00.000Z' };
    expect(renderQuotePage({ ...input, ...day }).html).toContain('21 November 2026, 14:05');
    expect(renderQuotePage(input).html).not.toMatch(/20 December 2026,/);
  });

  it.each([
    ['plan', 'here’s the plan you chose', 'This is a price, not a contract'],
    ['request', 'we’ve got your request', 'Nothing’s agreed yet'],
  ] as const)('of a %s promises no survey', (kind, greeting, promise) => {
    const { html } = renderQuotePage({ ...input, document: { ...solarDocument, kind } });
    expect(html).toContain(greeting);
    expect(html).toContain(promise);
    expect(html).not.toContain('not a formal quote');
  });

  it('links to the PDF and to us, nowhere else', () => {
    expect(new Set(links(renderQuotePage(input).html))).toEqual(
      new Set([input.pdfUrl, 'tel:+441914980100', `mailto:${company.email}`]),
    );
  });

  it('shows no free text: of a name that is none it shows nothing', () => {
    const unnamed = renderQuotePage({ ...input, firstName: '' }).html;
    for (const firstName of ['<b>Anna</b>', 'visit evil.example', '"><script>', 'x'.repeat(41), 'Anna 0900 1']) {
      expect(renderQuotePage({ ...input, firstName }).html).toBe(unnamed);
    }
    expect(renderQuotePage({ ...input, firstName: "D'Arcy" }).html).toContain('D&#39;Arcy, here’s');
  });

  it('leaves out what a document does not have', () => {
    const { breakdown: _breakdown, payback: _payback, ...rest } = solarDocument;
    const { html } = renderQuotePage({ ...input, document: { ...rest, nextSteps: [], assumptions: [], figures: [] } });
    expect(html).not.toMatch(/<(figure|ol|ul|tfoot)\b/);
    expect(html).not.toContain('undefined');
    expect(html).toContain('Compact inverter');
  });

  it('keeps hostile words of a document literal', () => {
    const words = '</td><script>alert(1)</script>"\u202E';
    const document = {
      ...solarDocument,
      title: words,
      sections: [{ heading: words, rows: [{ label: words, value: words }] }],
    };
    const { html } = renderQuotePage({ ...input, document });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202E');
    expect(html).toContain('&lt;/td&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
  });
});

describe('renderQuoteGonePage', () => {
  it.each([
    ['unknown', 'We can’t find this quote'],
    ['expired', 'This quote has expired'],
  ] as const)('of an %s quote offers a new one', (reason, heading) => {
    const { html } = renderQuoteGonePage({ reason, newQuoteUrl: 'https://quotes.example/solar-quote' });
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(links(html)).toContain('https://quotes.example/solar-quote');
  });
});

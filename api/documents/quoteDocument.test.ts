import { describe, expect, it } from 'vitest';
import { solarDocument } from './quoteDocument.fixture.ts';
import { parseQuoteDocument, quoteDocumentSchema } from './quoteDocument.ts';

describe('parseQuoteDocument', () => {
  it('reads back what was stored', () => {
    expect(parseQuoteDocument(JSON.parse(JSON.stringify(solarDocument)))).toEqual(solarDocument);
  });

  it('needs neither breakdown nor chart', () => {
    const { breakdown: _breakdown, payback: _payback, ...small } = solarDocument;
    expect(parseQuoteDocument(small)).toEqual(small);
  });

  it('drops what is no part of a document, so that nothing personal slips in', () => {
    expect(parseQuoteDocument({ ...solarDocument, email: 'anna@example.org' })).toEqual(solarDocument);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'document'],
    ['no figures', { ...solarDocument, figures: undefined }],
    ['a figure without a value', { ...solarDocument, figures: [{ label: 'Total' }] }],
    ['pounds instead of pence', { ...solarDocument, payback: { ...solarDocument.payback, totalPence: 3296.85 } }],
    ['a chart of no years', { ...solarDocument, payback: { ...solarDocument.payback, years: 0 } }],
    ['a text without end', { ...solarDocument, title: 'x'.repeat(1001) }],
  ])('refuses %s', (_name, stored) => {
    expect(quoteDocumentSchema.safeParse(stored).success).toBe(false);
    expect(() => parseQuoteDocument(stored)).toThrow(/./);
  });
});

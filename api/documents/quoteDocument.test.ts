import { describe, expect, it } from 'vitest';
import { estimatedDocument, solarDocument } from './quoteDocument.fixture.ts';
import { parseQuoteDocument, quoteDocumentSchema } from './quoteDocument.ts';

const MONTH = { made: 3, used: 1, exported: 2, bought: 4 };

describe('parseQuoteDocument', () => {
  it('reads back what was stored', () => {
    for (const document of [solarDocument, estimatedDocument])
      expect(parseQuoteDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
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
    ['a year of one month', { ...solarDocument, sections: [{ heading: 'Year', rows: [], months: [MONTH] }] }],
    ['a text without end', { ...solarDocument, title: 'x'.repeat(1001) }],
  ])('refuses %s', (_name, stored) => {
    expect(quoteDocumentSchema.safeParse(stored).success).toBe(false);
    expect(() => parseQuoteDocument(stored)).toThrow(/./);
  });
});

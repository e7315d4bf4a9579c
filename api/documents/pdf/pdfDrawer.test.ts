import { afterEach, expect, it } from 'vitest';
import { solarDocument } from '../quoteDocument.fixture.ts';
import { createPdfDrawer, type PdfDrawer } from './pdfDrawer.ts';
import { renderPdf } from './renderPdf.ts';

const input = {
  firstName: 'Anna',
  reference: 'SQ-123456',
  document: solarDocument,
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
};

let drawer: PdfDrawer | undefined;
afterEach(() => drawer?.close());

it('draws the same bytes as this thread would, and lets it go on meanwhile', async () => {
  drawer = createPdfDrawer();
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 1);
  const drawn = await Promise.all([drawer.draw(input), drawer.draw({ ...input, firstName: 'Zoë' })]);
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
  expect(drawn[0].equals(await renderPdf(input))).toBe(true);
  expect(drawn[1].equals(await renderPdf({ ...input, firstName: 'Zoë' }))).toBe(true);
});

it('says that it could not be drawn, and draws the next', async () => {
  drawer = createPdfDrawer();
  const broken = { ...input, issuedAt: 'no day' };
  await expect(drawer.draw(broken)).rejects.toThrow('could not be drawn');
  expect((await drawer.draw(input)).subarray(0, 4).toString()).toBe('%PDF');
});

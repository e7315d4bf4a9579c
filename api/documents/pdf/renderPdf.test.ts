import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { estimatedDocument, solarDocument } from '../quoteDocument.fixture.ts';
import { canPrint, fontFor, printable } from './fonts.ts';
import { openPdf } from './openPdf.fixture.ts';
import { renderPdf, type QuotePdfInput } from './renderPdf.ts';

const input: QuotePdfInput = {
  firstName: 'Anna',
  reference: 'SQ-123456',
  document: solarDocument,
  issuedAt: '2026-11-20T17:14:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
  quoteUrl: 'https://quotes.example/quote/Zm9vYmFyYmF6cXV4MTIzNDU2',
};
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
const elements = (objects: string, tag: string): number => count(objects, new RegExp(`/S /${tag}\\b`, 'g'));

// Of poppler; not on every machine.
const READER = 'pdftotext';
const hasTool = (name: string): boolean => {
  try {
    execFileSync(name, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const textOf = (pdf: Buffer): string => execFileSync(READER, ['-layout', '-', '-'], { input: pdf }).toString();

describe('renderPdf', () => {
  it('is a tagged file in English with a title, its fonts and nothing active inside', async () => {
    const pdf = await renderPdf(input);
    const { dictionaries: objects } = openPdf(pdf);
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(objects).toMatch(/\/Marked true/);
    expect(objects).toContain('/Lang (en-GB)');
    expect(objects).toContain('/DisplayDocTitle true');
    expect(objects).toContain('(Your solar quote SQ-123456)');
    // Three of the brand, and the wide one for the lines with a "₂".
    expect(count(objects, /\/FontFile2 /g)).toBe(4);
    expect(objects).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|AA)\b/);
    expect(objects).not.toContain('Helvetica');
  });

  it('keeps a long title, a long subtitle and a long figure on one line each', async () => {
    const document = {
      ...solarDocument,
      title: 'Your commercial energy quote request',
      subtitle: 'This charger is no longer in our catalogue. We’ll call you with a price.',
      figures: [{ label: 'Your usage', value: '12,345,678 kWh', isMain: true }],
    };
    const { text } = openPdf(await renderPdf({ ...input, document }));
    expect(text).toContain('Your commercial energy quote request\n');
    expect(text).toContain('This charger is no longer in our catalogue. We’ll call you with a price.\n');
    expect(text).toContain('12,345,678 kWh\n');
  });

  it('sets four next steps in two rows of two', async () => {
    const nextSteps = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, text: 'What we do.' }));
    const { pages } = openPdf(await renderPdf({ ...input, document: { ...solarDocument, nextSteps } }));
    // The disc of a step, in the colour that nothing else is filled with, from its left edge on.
    const disc = /^([\d.]+) [\d.]+ m\n\1 [^m]*?h\n\/DeviceRGB cs\n0\.99215/gm;
    const lefts = [...pages.join('\n').matchAll(disc)].map(([, left]) => left);
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size).toBe(2);
  });

  it('has headings, tables with row headers, lists, described drawings and links', async () => {
    const { dictionaries: objects } = openPdf(await renderPdf(input));
    expect(elements(objects, 'H1')).toBe(1);
    // System, breakdown, chart, next steps, how we worked this out, contact.
    expect(elements(objects, 'H2')).toBe(6);
    // Main figure, 3 others, 6 rows of the system, 3 parts and the total.
    expect(elements(objects, 'TH')).toBe(14);
    expect(elements(objects, 'TD')).toBe(14);
    expect(count(objects, /\/Scope \/Row/g)).toBe(14);
    expect(elements(objects, 'LI')).toBe(solarDocument.nextSteps.length + solarDocument.assumptions.length);
    expect(elements(objects, 'Figure')).toBe(2);
    expect(count(objects, /\/Alt \(/g) + count(objects, /\/Alt \(\xFE\xFF/g)).toBeGreaterThanOrEqual(2);
    expect(count(objects, /\/BBox \[/g)).toBe(2);
    expect(elements(objects, 'Link')).toBe(3);
    expect([...objects.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address)).toEqual([
      'tel:+441914980100',
      'mailto:hello@staithes-energy.example',
      input.quoteUrl,
    ]);
  });

  it('draws the months of an estimate beside it, with a sentence that says them', async () => {
    const { dictionaries: objects, text, pages } = openPdf(await renderPdf({ ...input, document: estimatedDocument }));
    expect(pages).toHaveLength(2);
    expect(elements(objects, 'Figure')).toBe(3);
    expect(elements(objects, 'H2')).toBe(8);
    for (const words of [
      'Month by month',
      'kWh a month, at the cautious end',
      'Jun: 433',
      'Used yourself',
      'Still bought',
    ])
      expect(text).toContain(words);
  });

  it('keeps each number of the months’ scale on one line, however much a business buys', async () => {
    const months = Array.from({ length: 12 }, () => ({ made: 1500, used: 1500, exported: 0, bought: 4_000_000 }));
    const document = {
      ...estimatedDocument,
      sections: estimatedDocument.sections.map((section) => (section.months ? { ...section, months } : section)),
    };
    expect(openPdf(await renderPdf({ ...input, document })).text).toMatch(/^4,000,000$/m);
  });

  it('leaves no mark on a page that is neither tagged nor an artifact', async () => {
    for (const page of openPdf(await renderPdf({ ...input, document: estimatedDocument })).pages) {
      let depth = 0;
      for (const line of page.split('\n')) {
        if (/ (BDC|BMC)$/.test(line)) depth += 1;
        else if (line === 'EMC') depth -= 1;
        else if (/(^| )(TJ|f|f\*|S|B)$/.test(line))
          expect({ line, isMarked: depth > 0 }).toEqual({ line, isMarked: true });
      }
      expect(depth).toBe(0);
    }
  });

  it('is the same for the same input, and small', async () => {
    const first = await renderPdf(input);
    expect((await renderPdf(input)).equals(first)).toBe(true);
    expect((await renderPdf({ ...input, issuedAt: '2026-11-21T17:14:00.000Z' })).equals(first)).toBe(false);
    expect(first.length).toBeLessThan(60_000);
  });

  it('takes two pages for a solar quote and as many as a long one needs', async () => {
    const pages = async (document: QuotePdfInput['document']) =>
      count(openPdf(await renderPdf({ ...input, document })).dictionaries, /\/Type \/Page\b/g);
    expect(await pages(solarDocument)).toBe(2);
    const rows = Array.from({ length: 40 }, (_, index) => ({ label: `Row ${index}`, value: 'a value '.repeat(20) }));
    const long = { ...solarDocument, sections: Array.from({ length: 3 }, () => ({ heading: 'Long', rows })) };
    expect(await pages(long)).toBeGreaterThan(4);
    const { title, subtitle } = solarDocument;
    expect(await pages({ title, subtitle, figures: [], sections: [], nextSteps: [], assumptions: [] })).toBe(1);
  });

  it.each([
    'Visit evil.example',
    '<b>Anna</b>',
    'Anna (£5) /JS (app.alert(1))',
    'Anna\nBcc: x',
    'a'.repeat(41),
    // A name, but in letters that the font does not have.
    'محمد',
    '小明',
    'Ånna\u0301\u0489',
  ])('greets %j without the name', async (firstName) => {
    expect((await renderPdf({ ...input, firstName })).equals(await renderPdf({ ...input, firstName: '' }))).toBe(true);
  });

  it.each(['Zoë', 'Þórður', 'Łukasz', 'Nguyễn', 'Ελένη', 'Дмитро', "D'Arcy", 'Seán-Ōto'])(
    'greets %s by name',
    async (firstName) => {
      const { text } = openPdf(await renderPdf({ ...input, firstName }));
      expect(text).toContain(`${firstName}, here’s what we worked out for you.`);
      expect(text).not.toContain('\uFFFD');
    },
  );

  it('says what the quote says, to other programs too', async () => {
    const pdf = await renderPdf(input);
    const texts = [openPdf(pdf).text, ...(hasTool(READER) ? [textOf(pdf)] : [])];
    const words = [
      '£3,297',
      '4.6 years',
      'CO₂',
      '20 December 2026',
      'Page 2 of 2',
      'not a formal quote',
      'Compact inverter',
    ];
    const more = ['Paid back after 4.6 years', 'Technical survey', '0191 498 0100', 'is a sample company'];
    for (const text of texts) for (const word of [...words, ...more]) expect(text).toContain(word);
  });

  it('of a request without figures promises no price, and says the hour of a day’s validity', async () => {
    const { breakdown: _breakdown, payback: _payback, ...rest } = solarDocument;
    const document = { ...rest, kind: 'request', title: 'Your request', figures: [] } as const;
    const day = { issuedAt: '2026-11-20T14:05:00.000Z', expiresAt: '2026-11-21T14:05:00.000Z' };
    const { text } = openPdf(await renderPdf({ ...input, ...day, document }));
    for (const words of ['Anna, we’ve got your request', 'Nothing’s agreed yet', '21 November 2026, 14:05']) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/\bquote\b|undefined/i);
  });
});

describe('the fonts', () => {
  it('cover Latin, Greek, Cyrillic and the signs of a quote in both weights', () => {
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0x148],
      [0x14a, 0x17f],
      [0x3b1, 0x3c9],
      [0x400, 0x45f],
      [0x1ea0, 0x1ef9],
    ] as const;
    for (const [from, to] of ranges) {
      const letters = Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
      expect(printable(letters)).toBe(letters);
    }
    expect(canPrint('£€×÷°–—‘’“”…·•−≈→₂½²')).toBe(true);
  });

  it('leave out what they do not have', () => {
    expect(printable('Anna 👩‍🔧小明')).toBe('Anna ');
    expect(canPrint('小')).toBe(false);
  });

  it('set a text in the typeface of the brand, and as a whole in the wide one where a letter is not in it', () => {
    expect(fontFor('For Ann: £7,995 – 4.8 kW', 'display')).toBe('brand-display');
    expect(fontFor('Zoë', 'regular')).toBe('brand-regular');
    expect(fontFor('Łukasz', 'regular')).toBe('wide-regular');
    expect(fontFor('Γιώργος', 'display')).toBe('wide-display');
  });

  it.each(readdirSync(new URL('../fonts/', import.meta.url)).filter((file) => file.endsWith('.ttf')))(
    '%s is small and has its licence beside it',
    (file) => {
      expect(statSync(new URL(`../fonts/${file}`, import.meta.url)).size).toBeLessThan(120_000);
      expect(readFileSync(new URL('../fonts/OFL.txt', import.meta.url), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    },
  );
});

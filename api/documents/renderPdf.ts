import PdfKit from 'pdfkit';
import { company } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { greetingName } from '#contract/common/text.ts';
import { drawPayback, PAYBACK_HEIGHT } from './pdf/charts.ts';
import { canPrint, registerFonts } from './pdf/fonts.ts';
import { drawFigures, drawHead } from './pdf/head.ts';
import { CONTENT_WIDTH, PAGE, Sheet } from './pdf/sheet.ts';
import { drawTables } from './pdf/tables.ts';
import { drawAssumptions, drawContact, drawFooters, drawHeading, drawNextSteps, drawSmallPrint } from './pdf/tail.ts';
import type { QuoteDocument } from './quoteDocument.ts';
import { greeting } from './wording.ts';

export interface QuotePdfInput {
  readonly firstName: string;
  readonly reference: string;
  readonly document: QuoteDocument;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Of the saved-quote page, absolute. */
  readonly quoteUrl: string;
}

function newDocument({ document, reference, issuedAt }: QuotePdfInput): PDFKit.PDFDocument {
  const issued = new Date(issuedAt);
  const options = {
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    // The library dates and names a file after the clock: fixed dates make the same quote the same bytes.
    info: {
      Title: `${document.title} ${reference}`,
      Author: company.brand,
      Creator: company.brand,
      CreationDate: issued,
      ModDate: issued,
    },
  } as const satisfies PDFKit.PDFDocumentOptions;
  const doc = new PdfKit(options);
  registerFonts(doc);
  return doc.addPage().font('regular');
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

function drawGreeting(sheet: Sheet, { firstName, document }: QuotePdfInput): void {
  // A name with a letter that the font lacks is better left out than shown with a hole.
  const name = greetingName(firstName);
  const words = greeting(canPrint(name) ? name : '', document);
  const place = { x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH };
  sheet.y +=
    sheet.write('P', words, { ...place, style: { size: 14, weight: 'semibold', color: palette.tyneDeep } }) + 10;
  if (!document.promise) return;
  sheet.y += sheet.write('P', document.promise, { ...place, y: sheet.y - 4, style: { size: 11 } }) + 8;
}

/** The quote as a tagged PDF of A4 pages: the same input makes the same bytes. */
export function renderPdf(input: QuotePdfInput): Promise<Buffer> {
  const { document, reference } = input;
  const doc = newDocument(input);
  const sheet = new Sheet(doc);
  drawHead(sheet, input);
  drawGreeting(sheet, input);
  drawFigures(sheet, document);
  drawTables(sheet, document);
  if (document.payback) {
    drawHeading(sheet, `Cost and savings over ${document.payback.years} years`, PAYBACK_HEIGHT);
    drawPayback(sheet, document.payback);
    sheet.y += 20;
  }
  drawNextSteps(sheet, document.nextSteps);
  drawAssumptions(sheet, document.assumptions);
  drawContact(sheet, input);
  drawSmallPrint(sheet, document);
  drawFooters(sheet, reference);
  return collect(doc);
}

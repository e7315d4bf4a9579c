import PdfKit from 'pdfkit';
import { company } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import { greetingName } from '#contract/common/text.ts';
import type { QuoteDocument } from '../quoteDocument.ts';
import { greeting } from '../wording.ts';
import { drawPayback, PAYBACK_HEIGHT } from './charts.ts';
import { canPrint, registerFonts } from './fonts.ts';
import { drawFigures, drawHead } from './head.ts';
import { Sheet } from './sheet.ts';
import { drawTables } from './tables.ts';
import { drawAssumptions, drawContact, drawFooters, drawHeading, drawNextSteps, drawSmallPrint } from './tail.ts';

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
    // None to begin with: the library would read its Helvetica for each file, and no word is set in it.
    font: '',
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
  return doc;
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

// A name with a letter that the font lacks is better left out than shown with a hole.
function printableName(firstName: string): string {
  const name = greetingName(firstName);
  return canPrint(name) ? name : '';
}

function drawGreeting(sheet: Sheet, name: string, document: QuoteDocument): void {
  const place = { x: sheet.page.margin, width: sheet.contentWidth };
  const bold = { size: 14, weight: 'display', color: palette.tyneDeep } as const;
  sheet.y += sheet.write('P', greeting(name, document), { ...place, y: sheet.y, style: bold }) + 10;
  if (!document.promise) return;
  sheet.y += sheet.write('P', document.promise, { ...place, y: sheet.y - 4, style: { size: 11 } }) + 8;
}

interface Layout {
  /** Of the whole drawing on the paper, 1 or less. */
  readonly scale: number;
  /** Whether what happens next begins a page, though it might fit on the one before. */
  readonly hasStepsApart?: boolean;
}

function draw(input: QuotePdfInput, { scale, hasStepsApart }: Layout): Sheet {
  const { document, reference } = input;
  const sheet = new Sheet(newDocument(input), scale);
  const name = printableName(input.firstName);
  drawHead(sheet, { ...input, name });
  drawGreeting(sheet, name, document);
  drawFigures(sheet, document);
  drawTables(sheet, document);
  if (document.payback) {
    drawHeading(sheet, `Cost and savings over ${document.payback.years} years`, PAYBACK_HEIGHT);
    drawPayback(sheet, document.payback);
    sheet.y += 20;
  }
  if (hasStepsApart) sheet.ensure(Number.POSITIVE_INFINITY);
  drawNextSteps(sheet, document.nextSteps);
  drawAssumptions(sheet, document.assumptions);
  drawContact(sheet, input);
  drawSmallPrint(sheet, document);
  drawFooters(sheet, reference);
  return sheet;
}

// Small print is still read at the smallest of them. Where no size helps, the page before gives some of its own away.
const LAYOUTS: readonly Layout[] = [
  ...[1, 0.94, 0.88, 0.84].map((scale) => ({ scale })),
  { scale: 1, hasStepsApart: true },
];
const HALF = 0.5;

/** A page more than half empty looks like a mistake: a smaller drawing often ends on the page before. */
function drawWell(input: QuotePdfInput): Sheet {
  const tries: Sheet[] = [];
  for (const layout of LAYOUTS) {
    const sheet = draw(input, layout);
    if (sheet.fills.every((fill) => fill >= HALF)) return sheet;
    tries.push(sheet);
  }
  return tries.reduce((best, sheet) => (sheet.fills.length < best.fills.length ? sheet : best));
}

/** The quote as a tagged PDF of A4 pages: the same input makes the same bytes. */
export const renderPdf = (input: QuotePdfInput): Promise<Buffer> => collect(drawWell(input).doc);

import { company, telephoneLink } from '#contract/common/company.ts';
import { palette } from '#contract/common/palette.ts';
import type { QuoteDocument } from '../quoteDocument.ts';
import { wording } from '../wording.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';

const HEADING = { size: 13, weight: 'semibold' } as const;
const STRONG = { size: 11, weight: 'semibold' } as const;
const BODY = { size: 10, color: palette.inkSoft } as const;
const SMALL = { size: 8.5, color: palette.inkSoft } as const;
const DISC = 13;

/** A heading that stays with at least `room` points of what it is over. */
export function drawHeading(sheet: Sheet, words: string, room: number): void {
  sheet.ensure(24 + room);
  sheet.write('H2', words, { x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH, style: HEADING });
  sheet.y += 24;
}

type Step = QuoteDocument['nextSteps'][number];

function stepHeight(sheet: Sheet, step: Step, width: number): number {
  return sheet.height(step.title, STRONG, width) + sheet.height(step.text, BODY, width) + 14;
}

export function drawNextSteps(sheet: Sheet, steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const width = CONTENT_WIDTH - 2 * DISC - 14;
  drawHeading(sheet, wording.nextStepsHeading, 60);
  const list = sheet.element('L');
  for (const [index, step] of steps.entries()) {
    const height = stepHeight(sheet, step, width);
    sheet.ensure(height);
    const { y } = sheet;
    sheet.artifact((doc) => doc.circle(PAGE.margin + DISC, y + DISC, DISC).fill(palette.sunSoft));
    const item = sheet.element('LI', list);
    const number = { size: 12, weight: 'semibold', color: palette.sunDeep, align: 'center' } as const;
    sheet.write('Lbl', String(index + 1), { x: PAGE.margin, y: y + 5.5, width: 2 * DISC, parent: item, style: number });
    const body = sheet.element('LBody', item);
    const place = { x: PAGE.margin + 2 * DISC + 14, width, parent: body };
    const title = sheet.write('P', step.title, { ...place, y, style: STRONG });
    sheet.write('P', step.text, { ...place, y: y + title, style: BODY });
    sheet.y += Math.max(height, 2 * DISC + 8);
  }
  sheet.y += 12;
}

export function drawAssumptions(sheet: Sheet, assumptions: readonly string[]): void {
  if (assumptions.length === 0) return;
  drawHeading(sheet, wording.assumptionsHeading, 40);
  const list = sheet.element('L');
  const width = CONTENT_WIDTH - 16;
  for (const sentence of assumptions) {
    const height = sheet.height(sentence, BODY, width) + 4;
    sheet.ensure(height);
    const { y } = sheet;
    const item = sheet.element('LI', list);
    sheet.artifact((doc) => doc.circle(PAGE.margin + 3, y + 6.5, 2).fill(palette.sun));
    sheet.write('LBody', sentence, { x: PAGE.margin + 16, y, width, parent: item, style: BODY });
    sheet.y += height;
  }
  sheet.y += 20;
}

const CONTACT_HEIGHT = 140;

/** How to reach us, and where the quote is kept. */
export function drawContact(sheet: Sheet, { reference, quoteUrl }: { reference: string; quoteUrl: string }): void {
  sheet.ensure(CONTACT_HEIGHT);
  const { y } = sheet;
  sheet.artifact((doc) => doc.roundedRect(PAGE.margin, y, CONTENT_WIDTH, CONTACT_HEIGHT, 10).fill(palette.mist));
  const left = { x: PAGE.margin + 20, width: CONTENT_WIDTH / 2 - 30 };
  const right = { x: PAGE.margin + CONTENT_WIDTH / 2 + 10, width: CONTENT_WIDTH / 2 - 30 };
  sheet.write('H2', wording.contactHeading, { ...left, y: y + 16, style: HEADING });
  const phone = { size: 20, weight: 'semibold', color: palette.tyneDeep } as const;
  sheet.writeLink(company.phone, telephoneLink(company.phone), { ...left, y: y + 38, style: phone });
  sheet.write('P', wording.hours, { ...left, y: y + 66, style: BODY });
  const address = { size: 10.5, weight: 'semibold', color: palette.tyne } as const;
  sheet.writeLink(company.email, `mailto:${company.email}`, { ...left, y: y + 84, style: address });
  sheet.write('P', wording.address, { ...left, y: y + 102, style: SMALL });
  sheet.write('P', `Your reference is ${reference}`, { ...right, y: y + 20, style: STRONG });
  sheet.write('P', wording.contactText, { ...right, y: y + 40, style: BODY });
  sheet.writeLink('Open your saved quote', quoteUrl, { ...right, y: y + 90, style: address });
  sheet.y += CONTACT_HEIGHT + 14;
}

export function drawSmallPrint(sheet: Sheet): void {
  for (const sentence of [wording.useOfDetails, wording.sampleNote].filter(Boolean)) {
    const place = { x: PAGE.margin, width: CONTENT_WIDTH };
    sheet.ensure(sheet.height(sentence, SMALL, CONTENT_WIDTH));
    sheet.y += sheet.write('P', sentence, { ...place, y: sheet.y, style: SMALL }) + 3;
  }
}

/** Brand, reference and page number on every page, for whoever prints it. */
export function drawFooters(sheet: Sheet, reference: string): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index);
    const y = PAGE.height - 36;
    sheet.artifact((doc) => {
      doc
        .moveTo(PAGE.margin, y - 8)
        .lineTo(PAGE.width - PAGE.margin, y - 8)
        .lineWidth(0.5)
        .stroke(palette.line);
      const place = { x: PAGE.margin, y, width: CONTENT_WIDTH };
      sheet.letter(`${company.brand} · ${reference}`, { ...place, style: { ...SMALL, size: 8 } });
      sheet.letter(`Page ${index + 1} of ${count}`, { ...place, style: { ...SMALL, size: 8, align: 'right' } });
    });
  }
}

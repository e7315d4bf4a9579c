import { company } from '#contract/common/company.ts';
import type { QuoteDocument, QuoteFigure } from '../documents/quoteDocument.ts';
import { greeting, validUntil, wording, wordsOf } from '../documents/wording.ts';
import { plain, plainMail, plainRows } from './mailText.ts';

export interface CustomerMailInput {
  readonly firstName: string;
  readonly reference: string;
  readonly document: QuoteDocument;
  /** Of the saved-quote page, absolute; without one no PDF is attached either. */
  readonly quoteUrl: string | undefined;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Small print of both parts. */
export const lastSentences = (document: QuoteDocument): string[] => {
  const { notFormal, useOfDetails, why } = wordsOf(document);
  return [notFormal, useOfDetails, why].filter(Boolean);
};

const plainFigure = ({ label, value, note }: QuoteFigure): string =>
  `${plain(label)}: ${plain(value)}${note === undefined ? '' : ` (${plain(note)})`}`;

function opening({ document, reference, issuedAt, expiresAt, quoteUrl }: CustomerMailInput): string {
  const { title, subtitle } = document;
  const facts = [reference && `Reference ${reference}.`, quoteUrl && `${validUntil({ issuedAt, expiresAt })}.`];
  return [[title, subtitle].filter(Boolean).map(plain).join(': '), facts.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');
}

const numbered = ({ nextSteps: steps }: QuoteDocument): string =>
  steps.map(({ title, text }, index) => `\n${index + 1}. ${plain(title)}: ${plain(text)}`).join('');

/** The part for readers of plain text. */
export function customerMailText(input: CustomerMailInput): string {
  const { firstName, document, quoteUrl } = input;
  const { breakdown, nextSteps } = document;
  const { openSaved, attached } = wordsOf(document);
  return plainMail(
    [greeting(firstName, document), plain(document.promise ?? '')].filter(Boolean).join('\n'),
    opening(input),
    document.figures.map(plainFigure).join('\n'),
    quoteUrl ? `${openSaved}: ${quoteUrl}\n${attached}` : '',
    ...document.sections.map(({ heading, rows }) => plainRows(heading, rows)),
    breakdown
      ? `${plainRows(breakdown.heading, [...breakdown.rows, breakdown.total])}${breakdown.note ? `\n${plain(breakdown.note)}` : ''}`
      : '',
    nextSteps.length > 0 ? `${wording.nextStepsHeading.toUpperCase()}${numbered(document)}` : '',
    `${wording.contactHeading.toUpperCase()}\nCall ${company.phone} (${wording.hours}), write to ${company.email} or simply reply to this email.`,
    lastSentences(document).join('\n'),
    [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean).join('\n'),
  );
}

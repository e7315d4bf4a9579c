import { company } from '#contract/common/company.ts';
import type { QuoteDocument, QuoteFigure } from '../documents/quoteDocument.ts';
import { validUntil, wording, wordsOf, greeting } from '../documents/wording.ts';
import { customerMailContent, lastSentences, type CustomerMailInput } from './customerMailBlocks.ts';
import { type MailContent, mailPage } from './mailLayout.ts';
import { plain, plainMail, plainRows, subjectLine } from './mailText.ts';

const plainFigure = ({ label, value, note }: QuoteFigure): string =>
  `${plain(label)}: ${plain(value)}${note === undefined ? '' : ` (${plain(note)})`}`;

function opening({ document, reference, issuedAt, expiresAt, quoteUrl }: CustomerMailInput): string {
  const { title, subtitle } = document;
  const facts = [reference && `Reference ${reference}.`, quoteUrl && `${validUntil({ issuedAt, expiresAt })}.`];
  return [[title, subtitle].filter(Boolean).map(plain).join(': '), facts.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');
}

/** "We call you: Our team …"; a title that ends in a sign of its own gets no second one. */
const titled = (title: string): string => (/[?!.]$/.test(title) ? plain(title) : `${plain(title)}:`);

const numbered = ({ nextSteps: steps }: QuoteDocument): string =>
  steps.map(({ title, text }, index) => `\n${index + 1}. ${titled(title)} ${plain(text)}`).join('');

const noteBelow = (note = ''): string => (note ? `\n${plain(note)}` : '');

/** The part for readers of plain text. */
function customerMailText(input: CustomerMailInput): string {
  const { firstName, document, quoteUrl } = input;
  const { breakdown, nextSteps } = document;
  const { openSaved, attached } = wordsOf(document);
  return plainMail(
    [greeting(firstName, document), plain(document.promise ?? '')].filter(Boolean).join('\n'),
    opening(input),
    document.figures.map(plainFigure).join('\n'),
    quoteUrl ? `${openSaved}: ${quoteUrl}\n${attached}` : '',
    ...document.sections.map(({ heading, rows, note }) => plainRows(heading, rows) + noteBelow(note)),
    breakdown ? plainRows(breakdown.heading, [...breakdown.rows, breakdown.total]) + noteBelow(breakdown.note) : '',
    nextSteps.length > 0 ? `${wording.nextStepsHeading.toUpperCase()}${numbered(document)}` : '',
    `${wording.contactHeading.toUpperCase()}\nCall ${company.phone} (${wording.hours}), write to ${company.email} or simply reply to this email.`,
    lastSentences(document).join('\n'),
    [`${company.brand}, ${wording.address}`, wording.sampleNote].filter(Boolean).join('\n'),
  );
}

// "Your solar quote SQ-123456 from …"; without a number the brand comes first: "…: We have your message".
const subjectOf = ({ title }: QuoteDocument, reference: string): string =>
  reference
    ? `${subjectLine([`${title} ${reference}`])} from ${company.brand}`
    : `${company.brand}: ${subjectLine([title])}`;

function previewOf({ document, issuedAt, expiresAt }: CustomerMailInput): string {
  if (document.figures.length === 0) return wordsOf(document).thanks;
  const figures = document.figures.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  return `${figures} · ${validUntil({ issuedAt, expiresAt })}`;
}

/** The customer's copy. Of what the visitor wrote it holds the first name and nothing else. */
export function renderCustomerMail(input: CustomerMailInput): MailContent {
  const { document, reference } = input;
  const subject = subjectOf(document, reference);
  return {
    subject,
    html: mailPage({ title: subject, preview: previewOf(input), mark: reference, content: customerMailContent(input) }),
    text: customerMailText(input),
  };
}

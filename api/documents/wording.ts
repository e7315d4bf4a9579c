import { company } from '#contract/common/company.ts';
import { greetingName } from '#contract/common/text.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { formatDay, formatTime } from './formatDate.ts';
import type { DocumentKind, QuoteDocument } from './quoteDocument.ts';

/** Sentences that the customer's mail, the PDF and the saved-quote page share, so that they promise the same. */
export const wording = {
  nextStepsHeading: 'What happens next',
  assumptionsHeading: 'How we worked this out',
  contactHeading: 'Talk to us',
  goOnHeading: 'What would you like to do next?',
  hours: company.openingHours.text,
  address: `${company.address.street}, ${company.address.city} ${company.address.postcode}`,
  sampleNote: company.isSample
    ? `${company.brand} is a sample company: its prices, products and contact details are examples.`
    : '',
} as const;

const WHY_END = 'If it wasn’t you, you don’t need to do anything. Tell us and we’ll delete it.';

/** The few sentences that depend on what a customer was given: prices, a promise to call, or an answer to come. */
interface KindWords {
  /** First sentence of the mail. */
  readonly thanks: string;
  /** After the first name and a comma, or with a capital by itself. */
  readonly greeting: string;
  readonly openSaved: string;
  readonly attached: string;
  /** "" where there is nothing that could be taken for an offer. */
  readonly notFormal: string;
  readonly useOfDetails: string;
  /** Why somebody gets this mail. */
  readonly why: string;
  readonly contactText: string;
}

const KIND_WORDS: Readonly<Record<DocumentKind, KindWords>> = {
  quote: {
    thanks: 'Thank you for asking us. Here’s what we worked out from your answers.',
    greeting: 'here’s what we worked out for you.',
    openSaved: 'View your saved quote',
    attached: 'The whole quote is attached as a PDF.',
    notFormal:
      'This is an estimate worked out from your answers, not a formal quote. You get a formal quote after our survey, and nothing is agreed until you accept it.',
    useOfDetails: 'We’ll use your details to prepare this quote and contact you about it.',
    why: `You receive this email because someone asked ${company.brand} for a quote and gave this address. ${WHY_END}`,
    contactText: 'Questions, or ready to book your survey? Call or write, and have your reference to hand.',
  },
  plan: {
    thanks: 'Thank you for asking us. Here’s the plan you chose, with its price.',
    greeting: 'here’s the plan you chose.',
    openSaved: 'View your saved quote',
    attached: 'The whole quote is attached as a PDF.',
    notFormal:
      'This is a price, not a contract. You see the full terms first, and nothing is agreed until you accept them.',
    useOfDetails: 'We’ll use your details to prepare this quote and contact you about it.',
    why: `You receive this email because someone asked ${company.brand} for a quote and gave this address. ${WHY_END}`,
    contactText: 'Questions, or ready to go ahead? Call or write, and have your reference to hand.',
  },
  request: {
    thanks: 'Thank you for asking us. We’ve got your request, and this is what you told us.',
    greeting: 'we’ve got your request.',
    openSaved: 'View your saved request',
    attached: 'A copy of your request is attached as a PDF.',
    notFormal: 'Nothing’s agreed yet. You’ll get our offer in writing, and it’s up to you.',
    useOfDetails: 'We’ll use your details to work on this request and contact you about it.',
    why: `You receive this email because someone asked ${company.brand} for prices and gave this address. ${WHY_END}`,
    contactText: 'Questions, or something to add? Call or write, and have your reference to hand.',
  },
  message: {
    thanks: 'Thank you for writing to us. Your message has arrived and one of us will answer it.',
    greeting: 'your message has arrived and one of us will answer it.',
    openSaved: '',
    attached: '',
    notFormal: '',
    useOfDetails: 'We’ll use your details to answer your message.',
    why: `You receive this email because someone wrote to ${company.brand} and gave this address. ${WHY_END}`,
    contactText: 'Something to add? Call, or write to us.',
  },
};

/** The sentences of a document's kind; a document without one is a quote. */
export const wordsOf = ({ kind = 'quote' }: Pick<QuoteDocument, 'kind'>): KindWords => KIND_WORDS[kind];

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "Anna, here's what we worked out for you." Nothing but letters of the visitor's gets in. */
export function greeting(firstName: string, document: Pick<QuoteDocument, 'kind'>): string {
  const name = greetingName(firstName);
  const words = wordsOf(document).greeting;
  return name ? `${name}, ${words}` : capitalised(words);
}

/** ISO 8601. */
export interface Validity {
  readonly issuedAt: string;
  readonly expiresAt: string;
}

// Of a quote that lives for a day, the hour matters.
const SHORT_LIFE_MS = 3 * DAY_MS;

/** "20 December 2026", or "21 November 2026, 14:05" for what is valid for a few days at most. */
export function formatExpiry({ issuedAt, expiresAt }: Validity): string {
  const isShort = Date.parse(expiresAt) - Date.parse(issuedAt) < SHORT_LIFE_MS;
  return isShort ? `${formatDay(expiresAt)}, ${formatTime(expiresAt)}` : formatDay(expiresAt);
}

/** "Valid until 20 December 2026" */
export const validUntil = (validity: Validity): string => `Valid until ${formatExpiry(validity)}`;

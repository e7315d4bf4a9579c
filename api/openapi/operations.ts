import type { ProblemCode } from '#contract/common/problems.ts';
import {
  APPOINTMENTS_PATH,
  COUNTS_PATH,
  PARTNER_CHECK_PATH,
  QUOTE_ACTIONS_PATH,
  QUOTE_HANDLER_PATH,
  VARIANT_PATH,
} from '#contract/common/wire.ts';
import type { AnswerName } from './answers.ts';

interface Parameter {
  readonly name: string;
  readonly place: 'header' | 'query';
  readonly isRequired?: boolean;
  readonly meaning: string;
}

/** One route of the API, as far as no schema says it. */
export interface Operation {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Name of the request's schema. */
  readonly request?: 'QuoteRequest' | 'QuoteAction' | 'CountsMessage';
  /** Name of the answer's schema; undefined where a success has no body. */
  readonly answer?: AnswerName;
  /** What a success is called, by status. */
  readonly successes: Readonly<Record<number, string>>;
  readonly problems: readonly ProblemCode[];
}

const EVERYWHERE = ['malformed', 'too-many-requests', 'internal', 'busy'] as const satisfies readonly ProblemCode[];
const WITH_BODY = ['too-large', 'wrong-content-type'] as const satisfies readonly ProblemCode[];

/** Every route under /functions/v1; a test compares them with what the server answers. */
export const OPERATIONS: readonly Operation[] = [
  {
    path: QUOTE_HANDLER_PATH,
    method: 'post',
    id: 'sendQuote',
    summary: 'Send a quote, an enquiry or a sign-up',
    description:
      'Stores a lead once and answers when it is stored. Prices are worked out again; stated figures are compared, never trusted. ' +
      'Names that are not described are ignored.',
    parameters: [
      {
        name: 'Idempotency-Key',
        place: 'header',
        meaning:
          'A UUID for one submission. A repeat with the same key and the same answers is answered with 200 and makes no second lead; with other answers it is a 409.',
      },
    ],
    request: 'QuoteRequest',
    answer: 'QuoteAnswer',
    successes: { 201: 'Stored', 200: 'Stored before; without an Idempotency-Key the answer has id and reference only' },
    problems: [...EVERYWHERE, ...WITH_BODY, 'forbidden-origin', 'validation', 'conflict'],
  },
  {
    path: QUOTE_ACTIONS_PATH,
    method: 'post',
    id: 'actOnQuote',
    summary: 'Do something with a stored quote',
    description:
      'viewed: the result was seen. email: the quote once more, to the address of its lead. book: a wish for an installation day, ' +
      'or with a kind an appointment. buy: sales are told. Nothing is bought or agreed by it. estimate: what was said of the home or building ' +
      'is stored, and the estimate of a solar quote is worked out again; nobody is mailed, and the last one counts.',
    parameters: [],
    request: 'QuoteAction',
    answer: 'QuoteActionAnswer',
    successes: { 200: 'Done' },
    problems: [...EVERYWHERE, ...WITH_BODY, 'forbidden-origin', 'validation', 'not-found', 'expired', 'full'],
  },
  {
    path: APPOINTMENTS_PATH,
    method: 'get',
    id: 'listAppointments',
    summary: 'What a quote may choose appointments from',
    description: 'Free half-days, the nearest first, for each kind of appointment that this quote has.',
    parameters: [{ name: 'token', place: 'query', isRequired: true, meaning: 'The token of the quote’s answer.' }],
    answer: 'AppointmentsAnswer',
    successes: { 200: 'Free half-days, and what is booked' },
    problems: [...EVERYWHERE, 'forbidden-origin', 'validation', 'not-found', 'expired'],
  },
  {
    path: PARTNER_CHECK_PATH,
    method: 'get',
    id: 'checkPartner',
    summary: 'Whether a partner key and the page’s origin are known',
    description: 'Asked by a tag when it mounts, and before it leads a visitor on. Answers every origin.',
    parameters: [
      { name: 'key', place: 'query', meaning: 'The partner key, pk_…' },
      { name: 'to', place: 'query', meaning: 'An origin: `destination` says whether it is registered with that key.' },
    ],
    answer: 'PartnerCheckAnswer',
    successes: { 200: 'What is known' },
    problems: EVERYWHERE,
  },
  {
    path: COUNTS_PATH,
    method: 'post',
    id: 'countSteps',
    summary: 'Count what was done with a tag',
    description:
      'Adds one to the sums of the day, by tag, step, partner, campaign and variant. Nothing of the visit is kept; a request ' +
      'with Sec-GPC: 1 is not counted. The body may come as text/plain too, so that a page can send it while it is left.',
    parameters: [],
    request: 'CountsMessage',
    successes: { 204: 'Taken' },
    problems: [...EVERYWHERE, ...WITH_BODY, 'forbidden-origin', 'validation'],
  },
  {
    path: VARIANT_PATH,
    method: 'get',
    id: 'chooseVariant',
    summary: 'Which of two versions of a tag a page shows',
    description:
      'Half of the visitors of a day see each version, each the same one all day. Which it is follows from a keyed hash of ' +
      'address, browser, test and day that is kept nowhere; that it was asked for is counted.',
    parameters: [
      { name: 'partner', place: 'query', isRequired: true, meaning: 'The partner key, pk_…' },
      { name: 'test', place: 'query', isRequired: true, meaning: 'Name of the test, as we have started it.' },
    ],
    answer: 'VariantAnswer',
    successes: { 200: 'The version' },
    problems: [...EVERYWHERE, 'forbidden-origin', 'not-found'],
  },
];

import { momentWords } from '#contract/common/calendar.ts';
import { shownReference } from '#contract/common/reference.ts';
import { canBeAnswered } from '../common/mailDomain.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { mailtoLink, type Html } from '../documents/html.ts';
import { ORIGIN_HEADING, type SalesContact, type SalesSummary } from '../leads/salesSummary.ts';
import { type MailContent, mailPage, type MailRow } from './mailLayout.ts';
import { plain, plainMail, plainRows, subjectLine } from './mailText.ts';
import {
  buttonBlock,
  dueBlock,
  headlineBlock,
  linkBlock,
  noteBlock,
  sectionBlock,
  takenBlock,
  warningsBlock,
  whoBlock,
  wishesBlock,
} from './salesMailBlocks.ts';

/** A lead as the mail to sales shows it: its summary, and columns of its row. */
export interface SalesMailInput extends SalesSummary {
  readonly reference: string | null;
  /** Page with what the customer sees, absolute; undefined where there is none. */
  readonly quoteUrl?: string | undefined;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly leadId: string;
  /** With it the mail opens pages of sales, so that it must not be answered to the customer. */
  readonly desk?: SalesDesk | undefined;
}

/** Where a lead is taken, and by whom it is. */
export interface SalesDesk {
  /** Page of the lead for sales, absolute. */
  readonly url: string;
  /** By whom, as typed, and when, ISO 8601. */
  readonly taken?: { readonly by: string; readonly at: string } | undefined;
  /** Page with all leads that nobody has taken, absolute. */
  readonly listUrl?: string | undefined;
}

const CUSTOMER_VIEW = 'See what the customer sees';
const TAKE = 'I’ll take this';
const NOTE_DOWN = 'Write down how it went';
const ALL_OPEN = 'See every lead that needs someone';
const REPLY_NOTE = 'Reply to this email to write to the customer.';
const WRITE = 'Write to the customer';
const LINK_NOTE = 'To write to the customer, use the link above: a reply to this email doesn’t reach them.';
const DESK_NOTE = 'To write to the customer, use the link above. Don’t send them this email: its links open the desk.';

const warningsOf = ({ flags, checks = [] }: SalesMailInput): readonly string[] => [...flags, ...checks];

const lastRows = (input: SalesMailInput): readonly MailRow[] => [
  ...input.attributionRows,
  { label: 'Received', value: formatMoment(input.receivedAt) },
  { label: 'Lead id', value: input.leadId },
];

const plainLines = (rows: readonly MailRow[]): string =>
  rows.map(({ label, value }) => `${plain(label)}: ${plain(value)}`).join('\n');

function whoLines({ name, business, phone, dial, email, address, postcode }: SalesContact): string {
  const call = dial ? `${plain(phone)} (${plain(dial.replace(/^tel:/, ''))})` : plain(phone);
  const place = [address, postcode].flatMap((part) => (part ? [plain(part)] : []));
  return [
    business && plain(business),
    plain(name),
    phone && `Phone: ${call}`,
    `Email: ${plain(email)}`,
    place.join(', '),
  ]
    .filter(Boolean)
    .join('\n');
}

/** "Taken by Sam Hall at 10:32 on Monday 23 November" */
export const takenWords = ({ by, at }: { readonly by: string; readonly at: string }): string =>
  `Taken by ${by} at ${momentWords(Date.parse(at))}`;

function deskLines({ url, taken, listUrl }: SalesDesk): string {
  const lines = taken ? [`${plain(takenWords(taken))}.`, `${NOTE_DOWN}: ${url}`] : [`${TAKE}: ${url}`];
  return [...lines, ...(listUrl ? [`${ALL_OPEN}: ${listUrl}`] : [])].join('\n');
}

/** How the customer is written to where it isn't by a reply; undefined where it is. */
function linkNote({ desk, contact }: SalesMailInput): string | undefined {
  if (desk) return DESK_NOTE;
  return canBeAnswered(contact.email) ? undefined : LINK_NOTE;
}

/** Last of the text: the way to the customer. */
function answerLines(input: SalesMailInput): readonly string[] {
  const note = linkNote(input);
  return note ? [`${WRITE}: ${letterTo(input)}`, note] : [REPLY_NOTE];
}

const textPart = (input: SalesMailInput): string =>
  plainMail(
    input.due ? plain(input.due.long) : '',
    warningsOf(input)
      .map((flag) => `! ${plain(flag)}`)
      .join('\n'),
    whoLines(input.contact),
    input.desk ? deskLines(input.desk) : '',
    plainLines(input.wishes ?? []),
    plainLines(input.headline),
    input.quoteUrl ? `${CUSTOMER_VIEW}: ${input.quoteUrl}` : '',
    ...input.sections.map(({ heading, rows }) => plainRows(heading, rows)),
    plainRows(ORIGIN_HEADING, lastRows(input)),
    ...answerLines(input),
  );

/** A new mail to the customer, which quotes nothing of this one. */
const letterTo = ({ contact, reference }: SalesMailInput): string =>
  mailtoLink(contact.email, ['Your enquiry', shownReference(reference ?? '')].filter(Boolean).join(' '));

function subjectOf({ due, subjectParts, reference, flagLabel = '' }: SalesMailInput): string {
  const own = reference !== null && !subjectParts.includes(reference) ? [reference] : [];
  const subject = subjectLine([due?.short ?? '', ...subjectParts, ...own]);
  return flagLabel ? `[${subjectLine([flagLabel])}] ${subject}` : subject;
}

function deskBlocks({ url, taken, listUrl }: SalesDesk): readonly Html[] {
  const [first, words] = taken ? [[takenBlock(takenWords(taken))], NOTE_DOWN] : [[], TAKE];
  const press = taken ? linkBlock(url, words) : buttonBlock(url, words);
  return [...first, press, ...(listUrl ? [linkBlock(listUrl, ALL_OPEN)] : [])];
}

function answerBlocks(input: SalesMailInput): readonly Html[] {
  const note = linkNote(input);
  return note ? [linkBlock(letterTo(input), WRITE), noteBlock(note)] : [noteBlock(REPLY_NOTE)];
}

function contentOf(input: SalesMailInput): readonly Html[] {
  const { due, contact, wishes = [], headline, quoteUrl, sections } = input;
  const warnings = warningsOf(input);
  return [
    ...(due ? [dueBlock(due.long)] : []),
    ...(warnings.length > 0 ? [warningsBlock(warnings)] : []),
    whoBlock(contact),
    ...(input.desk ? deskBlocks(input.desk) : []),
    ...(wishes.length > 0 ? [wishesBlock(wishes)] : []),
    ...(headline.length > 0 ? [headlineBlock(headline)] : []),
    ...(quoteUrl ? [linkBlock(quoteUrl, CUSTOMER_VIEW)] : []),
    ...sections.map(({ heading, rows }) => sectionBlock(heading, rows)),
    sectionBlock(ORIGIN_HEADING, lastRows(input)),
    ...answerBlocks(input),
  ];
}

/** The mail to the sales team: by when, who, how to call, and what for, before anything else. */
export function renderSalesMail(input: SalesMailInput): MailContent {
  const subject = subjectOf(input);
  const shown = [...input.headline, ...(input.wishes ?? [])].map(({ label, value }) => `${label}: ${value}`);
  const preview = [...(input.due ? [input.due.long] : []), ...shown].join(' · ');
  const page = mailPage({ title: subject, preview, mark: input.reference ?? 'New lead', content: contentOf(input) });
  return { subject, html: page, text: textPart(input) };
}

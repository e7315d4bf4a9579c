import { formatPrice, pounds } from '#contract/common/money.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { fullWhenWords, kindWords } from '../appointments/wording.ts';
import { formatMoment } from '../documents/formatDate.ts';
import type { LeadEstimate } from '../leads/estimates.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { suspicionWords } from '../leads/listSuspects.ts';
import { ORIGIN_HEADING, presentSummary, type SalesSummary } from '../leads/salesSummary.ts';
import type { Row } from './output.ts';

// PostgreSQL's big integers arrive as text.
const numberOf = (stored: number | string | null): number | null => (stored === null ? null : Number(stored));

const poundsOf = ({ total_pence: stored }: LeadRow): number | null => {
  const pence = numberOf(stored);
  return pence === null ? null : pence / 100;
};

function moneyOf(lead: LeadRow): string {
  const amount = poundsOf(lead);
  return amount === null ? '' : formatPrice(pounds(amount));
}

const estimateOf = ({ estimate }: LeadRow): LeadEstimate | null =>
  estimate === null ? null : (JSON.parse(estimate) as LeadEstimate);

const wordsOf = (rows: readonly { readonly label: string; readonly value: string }[] = []): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** A lead as a line of a table. */
export function leadRowWords(lead: LeadRow): Row {
  const { contact } = presentSummary(lead);
  return {
    Received: formatMoment(lead.created_at),
    Reference: lead.reference ?? lead.id,
    Funnel: lead.funnel,
    Name: contact.name,
    Phone: contact.phone,
    Email: lead.email,
    Postcode: lead.postcode,
    Total: moneyOf(lead),
    Partner: lead.partner_id,
    Suspect: lead.suspect ? suspicionWords(lead).short : '',
  };
}

/** The columns of an export, by their names. */
export const EXPORT_COLUMNS = [
  'reference',
  'received',
  'funnel',
  'summary',
  'name',
  'business',
  'phone',
  'email',
  'address',
  'postcode',
  'total_pounds',
  'price_check',
  'estimate_kwh_from',
  'estimate_kwh_to',
  'estimate_pounds_from',
  'estimate_pounds_to',
  'estimate_method',
  'estimate_flagged',
  'wishes',
  'look_at',
  'partner',
  'partner_reference',
  'origin',
  'booking_wish',
  'wants_to_buy',
  'consent_withdrawn',
  'suspect',
  'id',
] as const;

/** What the estimate came to that was stored with a lead; empty where there is none, and where it came to no figures. */
function estimateColumns(lead: LeadRow) {
  const estimate = estimateOf(lead);
  const figures = estimate?.figures;
  return {
    estimate_kwh_from: figures?.madeLow,
    estimate_kwh_to: figures?.madeHigh,
    estimate_pounds_from: figures?.savingLow,
    estimate_pounds_to: figures?.savingHigh,
    estimate_method: estimate?.method,
    estimate_flagged: estimate?.differs ? 'yes' : null,
  };
}

/** A lead for a spreadsheet. */
export function exportRow(lead: LeadRow): Readonly<Record<(typeof EXPORT_COLUMNS)[number], Row[string]>> {
  const { contact, flags, wishes, subjectParts, attributionRows } = presentSummary(lead);
  return {
    reference: lead.reference,
    received: lead.created_at,
    funnel: lead.funnel,
    summary: subjectParts.join(' · '),
    name: contact.name,
    business: contact.business,
    phone: contact.phone,
    email: contact.email,
    address: contact.address,
    postcode: contact.postcode,
    total_pounds: poundsOf(lead),
    price_check: lead.price_check,
    ...estimateColumns(lead),
    wishes: wordsOf(wishes),
    look_at: flags.join('\n'),
    partner: lead.partner_id,
    partner_reference: lead.partner_reference,
    origin: wordsOf(attributionRows),
    booking_wish: [lead.booking_day, lead.booking_slot].filter(Boolean).join(' '),
    wants_to_buy: lead.intent_at,
    consent_withdrawn: lead.consent_withdrawn_at,
    suspect: lead.suspect ? (lead.suspicion ?? 'yes') : null,
    id: lead.id,
  };
}

/** A lead for machines: what was sent, what sales read, and what became of it. Without the token that opens the quote. */
export function leadJson(lead: LeadRow): object {
  const {
    token: _token,
    idempotency_key: _key,
    content_hash: _hash,
    body,
    document,
    sales: _sales,
    estimate: _estimate,
    ...columns
  } = lead;
  return {
    ...columns,
    total_pence: numberOf(lead.total_pence),
    suspect: Boolean(lead.suspect),
    body: JSON.parse(body) as unknown,
    document: document === '' ? null : (JSON.parse(document) as unknown),
    sales: presentSummary(lead),
    estimate: estimateOf(lead),
  };
}

type Line = readonly [label: string, value: string];

const lineOf = ({ label, value }: { readonly label: string; readonly value: string }): Line => [label, value];

/** Rows under their heading, as in the mail: a payback of the estimate is not that of the quote. */
const sectionLines = ({ heading, rows }: SalesSummary['sections'][number]): readonly Line[] =>
  rows.length > 0 ? [[heading.toUpperCase(), ''], ...rows.map(lineOf)] : [];

/** What a customer has booked and not cancelled. */
export const appointmentLine = (row: AppointmentRow): Line => [kindWords[row.kind].name, fullWhenWords(row.kind, row)];

/**
 * Everything that sales were told of a lead, a line each; a heading has no value.
 * @param since what is booked, who has it, and what came of it
 */
export function leadLines(lead: LeadRow, since: readonly Line[]): readonly Line[] {
  const { contact, headline, flags, checks = [], wishes = [], sections, attributionRows, due } = presentSummary(lead);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Reference', lead.reference ?? undefined],
    ['Id', lead.id],
    ['Received', formatMoment(lead.created_at)],
    ['Due', due?.long],
    ['Name', contact.name],
    ['Business', contact.business],
    ['Phone', contact.phone],
    ['Email', contact.email],
    ['Address', contact.address],
    ['Postcode', contact.postcode],
    ['Total', moneyOf(lead)],
    ...[...flags, ...checks].map((flag): readonly [string, string] => ['Look at', flag]),
    ...[...headline, ...wishes].map(lineOf),
    ['Would like', [lead.booking_day, lead.booking_slot].filter(Boolean).join(' ')],
    ['Wants to buy', lead.intent_at ? formatMoment(lead.intent_at) : ''],
    ['Consent withdrawn', lead.consent_withdrawn_at ? formatMoment(lead.consent_withdrawn_at) : ''],
    ['Suspect', lead.suspect ? suspicionWords(lead).long : ''],
  ];
  const told = rows.flatMap(([label, value]): Line[] => (value ? [[label, value]] : []));
  return [
    ...told,
    ...since,
    ...sections.flatMap(sectionLines),
    ...sectionLines({ heading: ORIGIN_HEADING, rows: attributionRows }),
  ];
}

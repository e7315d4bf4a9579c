import { bookingWords, readStoredBooking } from '#contract/common/booking.ts';
import { dayWords, momentWords } from '#contract/common/calendar.ts';
import { formatPrice, pounds } from '#contract/common/money.ts';
import { kindWords } from '../appointments/wording.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { intentDue, parseSalesSummary, type SalesSummary } from '../leads/salesSummary.ts';
import type { OutcomeKind, OutcomeRow } from './deskRow.ts';
import type { DeskEntry } from './findEntries.ts';

/** Why a lead is lost: what the report counts by. */
export const LOST_REASONS = {
  price: 'Price',
  competitor: 'Went with someone else',
  'not-now': 'Not now',
  unsuitable: 'Home not suitable',
  'no-contact': 'Could not reach them',
  other: 'Something else',
} as const;
type LostReason = keyof typeof LOST_REASONS;
export const isLostReason = (word: string): word is LostReason => Object.hasOwn(LOST_REASONS, word);

export const OUTCOME_WORDS: Readonly<Record<OutcomeKind, string>> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
  note: 'Note',
};

/** "Won: £3,297", "Lost: Price", "Booked: 24 November 2026" */
export function outcomeWords({ kind, pence, reason, day }: OutcomeRow): string {
  const details = {
    won: pence === null ? '' : formatPrice(pounds(pence / 100)),
    lost: reason !== null && isLostReason(reason) ? LOST_REASONS[reason] : '',
    booked: day === null ? '' : dayWords(day),
    reached: '',
    'no-answer': '',
    note: '',
  }[kind];
  return [OUTCOME_WORDS[kind], details].filter(Boolean).join(': ');
}

/** "10:32 on Monday 23 November". @param at ISO 8601 */
export const whenWords = (at: string): string => momentWords(Date.parse(at));

export const summaryOf = ({ sales }: Pick<LeadRow, 'sales'>): SalesSummary => parseSalesSummary(JSON.parse(sales));

/** The business, or the person: who we know them as. */
export const whoOf = ({ contact }: SalesSummary): string => contact.business ?? contact.name;

/** What the customer has asked for since: a sentence each, what we have promised first. */
export function sinceWords({ lead, appointments }: Pick<DeskEntry, 'lead' | 'appointments'>): readonly string[] {
  const booking = readStoredBooking(lead.booking_day, lead.booking_slot);
  const due = intentDue(lead);
  return [
    ...appointments.map((row) => kindWords[row.kind].act(row)),
    ...(booking ? [`Would like ${bookingWords(booking)}: confirm it by phone`] : []),
    ...(due ? [`${due.long}: wants to buy`] : []),
  ];
}

/** "Solar · Home · 4 kW · £3,297 · NE1": without the reference. */
export const whatOf = ({ reference }: Pick<LeadRow, 'reference'>, { subjectParts }: SalesSummary): string =>
  subjectParts.filter((part) => part !== reference).join(' · ');

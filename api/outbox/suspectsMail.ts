import { formatMoment } from '../documents/formatDate.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { parseSalesSummary } from '../leads/salesSummary.ts';
import { renderSuspectsMail, type SuspectEntry } from '../mail/suspectsMail.ts';
import type { Composer } from './composer.ts';
import type { SalesMailServices } from './mailToSales.ts';
import type { SuspectLists } from './suspectLists.ts';

type Services = Pick<SalesMailServices, 'sales'> & Pick<SuspectLists, 'findList'>;

const REASONS = {
  trap: 'A field that people cannot see was filled in',
  quick: 'The form was sent within a second and a half of the first touch',
} as const;

function entryOf({ sales, reference, suspicion, created_at: receivedAt }: LeadRow): SuspectEntry {
  const { contact, subjectParts } = parseSalesSummary(JSON.parse(sales));
  return {
    // Words of ours, never a visitor's.
    title: [reference ?? '', subjectParts[0] ?? ''].filter(Boolean).join(' · '),
    contact,
    reason: suspicion ? REASONS[suspicion] : 'Not recorded',
    received: formatMoment(receivedAt),
  };
}

/** Tells sales once a day of the leads that nobody was told of. */
export const composeSuspectsMail =
  ({ sales, findList }: Services): Composer =>
  async (_lead, row) => {
    const list = row.detail === null ? undefined : await findList(row.detail);
    // All erased since: there is nobody to tell of.
    if (!list || list.leads.length === 0) return undefined;
    const content = renderSuspectsMail({ ...list, entries: list.leads.map(entryOf) });
    return { ...content, to: sales, headers: { 'Auto-Submitted': 'auto-generated' }, event: 'suspects' };
  };

import { dayWords } from '#contract/common/calendar.ts';
import { quantity } from '#contract/common/numbers.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { html, htmlLines } from '../documents/html.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { suspicionWords } from '../leads/listSuspects.ts';
import { parseSalesSummary, type SalesContact } from '../leads/salesSummary.ts';
import type { SuspectLists } from '../leads/suspectLists.ts';
import type { Composer } from './composer.ts';
import { type MailContent, block, mailPage, mailStyles, rowsTable, type MailRow } from './mailLayout.ts';
import { plain, plainMail, plainRows, subjectLine } from './mailText.ts';
import type { MailAddress } from './transport.ts';

interface SuspectEntry {
  /** "SQ-123456 · Solar" */
  readonly title: string;
  readonly contact: SalesContact;
  /** Why it is suspect, in words of ours. */
  readonly reason: string;
  readonly received: string;
  /** What whoever runs the server enters where it is a person's after all. */
  readonly release: string;
}

interface SuspectsMailInput {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly entries: readonly SuspectEntry[];
  /** Of all, also those that are not among the entries. */
  readonly count: number;
}

const rowsOf = ({ contact, reason, received, release }: SuspectEntry): readonly MailRow[] =>
  [
    { label: 'Name', value: contact.name },
    { label: 'Phone', value: contact.phone },
    { label: 'Email', value: contact.email },
    { label: 'Postcode', value: contact.postcode },
    { label: 'Why', value: reason },
    { label: 'Received', value: received },
    { label: 'To release', value: release },
  ].filter(({ value }) => value !== '');

const INTRO =
  'These leads look like the work of a robot, so no one was emailed about them, including the customer. If a name and number look real, please call.';
const HOW =
  'Found a person? Whoever runs the server can enter the line “To release” of that lead, and its emails go out. “quotes leads list --suspect” shows every suspect lead.';

/** The list of a day's suspect leads, for sales alone. */
function renderSuspectsMail({ day, entries, count: total }: SuspectsMailInput): MailContent {
  const count = quantity(total, 'lead');
  const subject = subjectLine(['Suspect leads', `${count} to look at`, dayWords(day)]);
  const rest = total > entries.length ? `And ${total - entries.length} more in the database.` : '';
  const content = [
    block(
      html`<h1 class="m-text" style="${mailStyles.title}">Suspect leads: ${count}</h1>
        <p class="m-text" style="${mailStyles.text};padding-top:8px">${INTRO}</p>`,
    ),
    ...entries.map((entry) => block(rowsTable(entry.title, rowsOf(entry), htmlLines))),
    ...[rest, HOW]
      .filter(Boolean)
      .map((words) => block(html`<p class="m-soft" style="${mailStyles.soft}">${words}</p>`)),
  ];
  return {
    subject,
    html: mailPage({ title: subject, preview: INTRO, mark: dayWords(day), content }),
    text: plainMail(INTRO, ...entries.map((entry) => plainRows(entry.title, rowsOf(entry))), plain(rest), HOW),
  };
}

interface Services extends Pick<SuspectLists, 'findList'> {
  readonly sales: readonly MailAddress[];
}

function entryOf(lead: LeadRow): SuspectEntry {
  const { id, sales, reference, created_at: receivedAt } = lead;
  const { contact, subjectParts } = parseSalesSummary(JSON.parse(sales));
  return {
    // Words of ours, never a visitor's.
    title: [reference ?? '', subjectParts[0] ?? ''].filter(Boolean).join(' · '),
    contact,
    reason: suspicionWords(lead).long,
    received: formatMoment(receivedAt),
    // A message has no reference.
    release: `quotes leads release ${reference ?? id}`,
  };
}

/** Lists once a day the leads that looked like a robot's and were mailed to nobody. */
export const composeSuspectsMail =
  ({ sales, findList }: Services): Composer =>
  async (_lead, row) => {
    const list = row.detail === null ? undefined : await findList(row.detail);
    // All erased since: there is nobody to list.
    if (!list || list.leads.length === 0) return undefined;
    const content = renderSuspectsMail({ ...list, entries: list.leads.map(entryOf) });
    return { ...content, to: sales, headers: { 'Auto-Submitted': 'auto-generated' }, event: 'suspects' };
  };

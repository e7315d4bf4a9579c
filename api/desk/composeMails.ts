import { ukDay } from '#contract/common/calendar.ts';
import { isOpen } from '#contract/common/openingHours.ts';
import { MINUTE_MS } from '#contract/common/time.ts';
import { presentSummary } from '../leads/salesSummary.ts';
import type { Composer } from '../mail/composer.ts';
import { mailToSales, type SalesMailServices } from '../mail/leadMails.ts';
import type { MailAddress } from '../mail/transport.ts';
import type { Desk } from './desk.ts';
import { REMINDERS, type ReminderKind } from './deskRow.ts';
import { renderDigest } from './digestMail.ts';

export interface DeskMailServices {
  /** undefined while it is off: what it owed before is said no more. */
  readonly desk: Desk | undefined;
  readonly rota: readonly MailAddress[];
  readonly manager: readonly MailAddress[];
  readonly quoteUrl: SalesMailServices['quoteUrl'];
  readonly now: () => Date;
}

// Queued in the last seconds before closing time, a mail still leaves.
const GRACE_MS = MINUTE_MS;

const mayBeSent = (now: number): boolean => isOpen(now) || isOpen(now - GRACE_MS);

const SENTENCES: Readonly<Record<ReminderKind, string>> = {
  rota: `No one has taken this lead for ${REMINDERS.rota} working minutes.`,
  manager: `No one has taken this lead for ${REMINDERS.manager} working minutes. The rota was told after ${REMINDERS.rota}.`,
};

/** Tells whoever is next that nobody has taken a lead; nobody, where somebody has meanwhile. */
export const composeReminder =
  (kind: ReminderKind, { desk, quoteUrl, now, ...addresses }: DeskMailServices): Composer =>
  async (lead) => {
    const onDesk = await desk?.mailOf(lead);
    if (!desk || !onDesk || onDesk.taken) return undefined;
    if (!mayBeSent(now().getTime())) {
      await desk.postpone({ leadId: lead.id, kind });
      return undefined;
    }
    const summary = presentSummary(lead);
    const withReminder = { ...summary, flags: [SENTENCES[kind], ...summary.flags], flagLabel: 'Not taken' };
    const listUrl = await desk.links.list('');
    return mailToSales(
      { lead, summary: withReminder, event: 'sales-desk' },
      {
        recipientsOf: () => addresses[kind],
        quoteUrl,
        deskOf: () => Promise.resolve({ ...onDesk, listUrl }),
      },
    );
  };

const withoutRepeats = (boxes: readonly MailAddress[]): MailAddress[] =>
  boxes.filter(({ address }, index) => boxes.findIndex((other) => other.address === address) === index);

/** Tells rota and manager what the morning begins with. One that could not leave on its day is not sent any more. */
export const composeDigest =
  ({ desk, rota, manager, now }: DeskMailServices): Composer =>
  async (_lead, { detail }) => {
    if (!desk || detail === null || detail !== ukDay(now().getTime())) return undefined;
    const content = renderDigest(await desk.digest(detail), { now: now(), listUrl: await desk.links.list('') });
    return {
      ...content,
      to: withoutRepeats([...rota, ...manager]),
      headers: { 'Auto-Submitted': 'auto-generated' },
      event: 'sales-digest',
    };
  };

import { Option, type Command } from 'commander';
import type { LeadRow } from '../leads/leadRow.ts';
import type { StoreContext } from '../leads/storeLeads.ts';
import { mailRules } from '../mailRules.ts';
import { listOutbox } from '../outbox/manageOutbox.ts';
import type { MailEvent } from '../outbox/outboxRow.ts';
import { queueMails } from '../outbox/queueMails.ts';
import { presenterOfFunnel } from '../presenters/registry.ts';
import { releaseLead } from '../quotes/releaseLead.ts';
import { optionFor } from './options.ts';
import { printNote, printLines, printJson } from './output.ts';
import { CommandError, leadNamed, withTables, type Session } from './session.ts';

interface Options {
  readonly json?: boolean;
}

const SOON = 'A running server sends what is queued within seconds.';

// The same limits as when a visitor asks: an operator's hand on the wrong reference mails nobody without end.
const contextOf = ({ config, database, now }: Session): StoreContext => ({
  now,
  rules: mailRules(config, database, (limit) => printNote(`Held back: the mail limit (${limit}) is reached`)),
});

/** Why there is nothing to release, and how far the mails of the lead have come. */
async function notSuspect({ database }: Session, lead: LeadRow): Promise<string> {
  const mails = await listOutbox(database.knex, { leads: [lead.id] });
  const statuses = mails.map(({ event, status }) => `${event} ${status}`).join(', ');
  // Another hand may have released it since it was read: what made it suspect stays with it.
  const why = lead.suspicion || lead.suspect ? 'is not suspect any more: it was released before' : 'is not suspect';
  return `${lead.reference ?? lead.id} ${why}. ${statuses ? `Its mails: ${statuses}.` : 'It has no mails.'}`;
}

const release = (name: string, { json }: Options): Promise<void> =>
  withTables(async (session) => {
    const lead = await leadNamed(session.database, name);
    const outcome = await releaseLead(session.database, lead.id, contextOf(session));
    if (outcome.kind === 'not-suspect') throw new CommandError(await notSuspect(session, lead));
    if (json) printJson({ id: lead.id, mails: outcome.mails });
    else printLines(`Released. Queued: ${outcome.mails.join(', ') || 'no mail'}. ${SOON}`);
  });

const RECIPIENTS = ['sales', 'customer'] as const;

interface ResendOptions extends Options {
  readonly to: (typeof RECIPIENTS)[number];
}

/** Which of its mails that would be; undefined where the lead sets off none of the kind. */
function eventOf(lead: { funnel: string; document: string }, to: ResendOptions['to'], sent: readonly string[]) {
  const mails: readonly MailEvent[] = presenterOfFunnel(lead.funnel)?.mails ?? [];
  // A complaint about personal data is nothing for sales to read, this time either.
  if (to === 'sales' && sent.includes('privacy-mail')) return 'privacy-mail';
  if (to === 'sales') return mails.find((event) => event === 'sales-mail');
  return mails.find((event) => event === 'newsletter-mail' || (event === 'customer-mail' && lead.document !== ''));
}

const resend = (name: string, { to, json }: ResendOptions): Promise<void> =>
  withTables(async (session) => {
    const { database } = session;
    const lead = await leadNamed(database, name);
    if (lead.suspect) throw new CommandError('The lead is suspect: release it, and its mails are queued.');
    const sent: string[] = await database.knex('outbox').where({ lead_id: lead.id }).pluck('event');
    const event = eventOf(lead, to, sent);
    if (!event) throw new CommandError(`Leads from this form have no mail to ${to}.`);
    const [status] = await database.transaction((trx) => queueMails(trx, [{ lead, event }], contextOf(session)));
    if (json) printJson({ id: lead.id, mail: event, status });
    else if (status === 'queued') printLines(`Queued again: ${event}. ${SOON}`);
    if (status !== 'queued') throw new CommandError('Not queued: this address has had its share of mails for now.');
  });

/** `quotes leads resend` and `release`: mails that a person asks for. */
export function addLeadMails(leads: Command): void {
  leads
    .command('resend')
    .description('send the mail of a lead again')
    .argument('<reference>', 'reference or id')
    .addOption(new Option('--to <whom>', 'who gets it').choices(RECIPIENTS).default('sales'))
    .addOption(optionFor.json())
    .action(resend);
  leads
    .command('release')
    .description('release a suspect lead that is genuine: its mails are sent')
    .argument('<reference>', 'reference or id')
    .addOption(optionFor.json())
    .action(release);
}

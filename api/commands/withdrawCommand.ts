import type { Command } from 'commander';
import { quantity } from '#contract/common/numbers.ts';
import { formatMoment } from '../documents/formatDate.ts';
import { waysOfLead } from '../leads/consent.ts';
import { addressKey } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { presentSummary } from '../leads/salesSummary.ts';
import { agreedLeads, leadsOfPerson, markWithdrawn } from '../leads/withdrawConsent.ts';
import { createNewsletterLinks } from '../newsletter/newsletterLinks.ts';
import type { SubscriptionRow } from '../newsletter/subscriptions.ts';
import { optionFor } from './options.ts';
import { printable, printJson, printLines, printNote, tableOf, type Row } from './output.ts';
import { CommandError, withTables, type Session } from './session.ts';

const WHO_ELSE =
  'Lists that were exported before, and other systems, still say yes: take it out there as well. ' +
  '"quotes webhooks replay <reference>" tells those that learn of leads by webhooks.';

interface WithdrawOptions {
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** What we have of somebody. */
interface Person {
  readonly leads: readonly LeadRow[];
  /** Those with a consent, withdrawn or not. */
  readonly agreed: readonly LeadRow[];
  /** The link that ends the newsletter; null for whoever does not get it. */
  readonly newsletter: string | null;
}

async function findPerson({ config, database: { knex } }: Session, name: string): Promise<Person> {
  const leads = await leadsOfPerson(knex, name);
  const subscription = await knex<SubscriptionRow>('subscriptions')
    .where({ status: 'confirmed', email_key: addressKey(leads[0]?.email ?? name) })
    .first('unsubscribe_token');
  const links = createNewsletterLinks(config.publicUrl);
  const newsletter = subscription ? links.unsubscribe(subscription.unsubscribe_token) : null;
  return { leads, agreed: agreedLeads(leads), newsletter };
}

// A sign-up has a way out of its own, which the person may as well press: two that end it would have to agree for ever.
const newsletterWords = ({ newsletter }: Person): string[] =>
  newsletter === null ? [] : [`The newsletter is another consent, and still on. To end it, open ${newsletter}`];

/** @throws CommandError where there is no consent to withdraw: nobody should believe that something was done */
function assertAgreed(person: Person, name: string): void {
  if (person.agreed.length > 0) return;
  const { leads, newsletter } = person;
  if (leads.length === 0 && newsletter === null) throw new CommandError(`Nothing found for ${printable(name)}.`);
  const none = `${printable(name)} has ${quantity(leads.length, 'lead')}, and agreed to no offers with any: nothing to withdraw.`;
  throw new CommandError([none, ...newsletterWords(person)].join('\n'));
}

const isOpen = ({ consent_withdrawn_at: withdrawn }: LeadRow): boolean => withdrawn === null;

const rowOf = (lead: LeadRow): Row => ({
  Reference: lead.reference ?? lead.id,
  Received: formatMoment(lead.created_at),
  Funnel: lead.funnel,
  Name: presentSummary(lead).contact.name,
  'Agreed to': waysOfLead(lead).join(', '),
  Withdrawn: lead.consent_withdrawn_at && formatMoment(lead.consent_withdrawn_at),
});

const jsonOf = (lead: LeadRow): object => ({
  id: lead.id,
  reference: lead.reference,
  funnel: lead.funnel,
  name: presentSummary(lead).contact.name,
  received: lead.created_at,
  agreedTo: waysOfLead(lead),
  withdrawn: lead.consent_withdrawn_at,
});

function printPlan({ agreed }: Person): void {
  const open = agreed.filter(isOpen).length;
  if (open === 0) printLines('Withdrawn before: nothing is left to do.');
  else printLines(`Would withdraw the consent of ${quantity(open, 'lead')}. Add --yes to do it.`);
}

function printDone(marked: number): void {
  // Who asks twice is told the same: the first time counts.
  if (marked === 0) printLines('Withdrawn before: the first time stays.');
  else printLines(`Withdrawn: the consent of ${quantity(marked, 'lead')}.`);
  printNote(WHO_ELSE);
}

const withdraw = (name: string, { yes = false, json }: WithdrawOptions): Promise<void> =>
  withTables(async (session) => {
    const { database, now } = session;
    const found = await findPerson(session, name);
    assertAgreed(found, name);
    const marked = yes ? await markWithdrawn(database.knex, found.agreed, now) : 0;
    // Read again: another hand may have been first, and its time is the one that stays.
    const person = yes ? await findPerson(session, name) : found;
    if (json) {
      printJson({ done: yes, marked, newsletter: person.newsletter, leads: person.agreed.map(jsonOf) });
      return;
    }
    printLines(tableOf(person.agreed.map(rowOf), process.stdout.columns));
    if (yes) printDone(marked);
    else printPlan(person);
    for (const line of newsletterWords(person)) printLines(line);
  });

/** `quotes leads withdraw`: a customer takes back a consent to offers. */
export function addWithdraw(leads: Command): void {
  leads
    .command('withdraw')
    .description('withdraw a customer’s consent to offers, for every lead of theirs')
    .argument('<whom>', 'email address, or reference or id of any of their leads')
    .addOption(optionFor.yes())
    .addOption(optionFor.json())
    .action(withdraw);
}

import type { Knex } from 'knex';
import { HOUR_MS } from '#contract/common/time.ts';
import { networkKeys, type NetworkKeys } from './networkKeys.ts';
import { MAIL_KINDS, PARTNER_EVENT, type MailEvent, type MailKind } from './outboxRow.ts';
import type { RecipientKeys } from './recipientKey.ts';

/** Why a mail to a visitor is never sent: its address, the network that asked, or everybody together had too many. */
export const LIMITS = ['recipient', 'network', 'total'] as const;
export type Limit = (typeof LIMITS)[number];

interface MailRate {
  readonly count: number;
  readonly windowMs: number;
}

export interface MailRules {
  /** Mails that one visitor's address may get in an hour. */
  readonly hourlyLimit: number;
  /** The same for mails about appointments, which are counted by themselves. */
  readonly appointmentLimit: number;
  /** The same for what a partner is told of leads from its pages. */
  readonly partnerLimit: number;
  /** To how many addresses one network may have mails sent; a new address beyond any of them gets none. */
  readonly perNetwork: readonly MailRate[];
  /** Mails to visitors, whoever asks for them; undefined: as many as they like. */
  readonly total: MailRate | undefined;
  /** Lets no other transaction count the mails of the same addresses and networks until this one has ended. */
  readonly takeTurns: (trx: Knex.Transaction, keys: readonly string[]) => Promise<void>;
  /** Called for each mail that is held back. */
  readonly onSuppressed: (limit: Limit) => void;
  /** Called in the transaction that queues mails to sales about new leads, with the ids of these. */
  readonly onSalesMail?: ((trx: Knex.Transaction, leadIds: readonly string[], now: Date) => Promise<void>) | undefined;
  /** How many other systems are told of each lead. */
  readonly webhooks: number;
  /** Channels that leads with consent are told to as conversions. */
  readonly conversions: readonly string[];
  /** Right-hand side of Message-IDs. */
  readonly domain: string;
}

/** A mail to a visitor that somebody asks for. */
export interface AskedMail extends RecipientKeys {
  readonly event: MailEvent;
  readonly leadId: string;
  /** Undefined where no request is at hand: then the one that brought the lead. */
  readonly network: string | undefined;
}

/** What becomes of it. */
export interface Decision {
  /** undefined: it will be sent. */
  readonly limit: Limit | undefined;
  readonly networkKey: string | null;
}

// Mails whose network is not known any more share one.
const NO_NETWORK = 'none';

/** What has been sent so far, and what this transaction adds. Times in milliseconds. */
interface Counts {
  readonly now: number;
  /** Address → its mails. */
  readonly history: Map<string, number[]>;
  /** Network → address → its last mail that this network asked for. */
  readonly networks: Map<string, Map<string, number>>;
  total: number;
}

const sent = (trx: Knex.Transaction) => trx('outbox').whereNotNull('recipient_key').andWhereNot('status', 'suppressed');

async function historyOf(trx: Knex.Transaction, mails: readonly AskedMail[]): Promise<Counts['history']> {
  const keys = new Set(mails.flatMap(({ recipientKey, mailboxKey }) => [recipientKey, mailboxKey]));
  const rows: { key: string; at: string }[] = await sent(trx)
    .whereIn('recipient_key', [...keys])
    .select({ key: 'recipient_key', at: 'created_at' });
  const history: Counts['history'] = new Map();
  for (const { key, at } of rows) history.set(key, [...(history.get(key) ?? []), Date.parse(at)]);
  return history;
}

async function totalOf(trx: Knex.Transaction, since: number): Promise<number> {
  const [row] = await sent(trx).andWhere('created_at', '>', new Date(since).toISOString()).count({ mails: '*' });
  // PostgreSQL counts in big integers, which arrive as text.
  return Number(row?.['mails'] ?? 0);
}

async function addressesOf(trx: Knex.Transaction, keys: readonly string[], since: number): Promise<Counts['networks']> {
  const rows: { network: string; address: string; at: string }[] = await sent(trx)
    .whereIn('network_key', [...new Set(keys)])
    .andWhere('created_at', '>', new Date(since).toISOString())
    .groupBy('network_key', 'recipient_key')
    .select({ network: 'network_key', address: 'recipient_key' })
    .max({ at: 'created_at' });
  const networks: Counts['networks'] = new Map();
  for (const { network, address, at } of rows) {
    networks.set(network, (networks.get(network) ?? new Map<string, number>()).set(address, Date.parse(at)));
  }
  return networks;
}

/** The keys of each mail's network, the one to store first. Where no request is at hand, that of the lead's first mail. */
async function networksOf(
  trx: Knex.Transaction,
  mails: readonly AskedMail[],
  { keyOf, keysOf }: NetworkKeys,
): Promise<(readonly [string, ...string[]])[]> {
  const without = mails.flatMap(({ network, leadId }) => (network === undefined ? [leadId] : []));
  const rows: { lead: string; key: string }[] =
    without.length > 0
      ? await trx('outbox')
          .whereIn('lead_id', without)
          .whereNotNull('network_key')
          .select({ lead: 'lead_id', key: 'network_key' })
      : [];
  const known = new Map(rows.map(({ lead, key }) => [lead, key]));
  return mails.map(({ network, leadId }) => {
    const ofLead = network === undefined ? known.get(leadId) : undefined;
    return ofLead === undefined ? [keyOf(network ?? NO_NETWORK), ...keysOf(network ?? NO_NETWORK)] : [ofLead];
  });
}

interface CountedMail extends AskedMail {
  /** Under each of these keys its network may have been counted. */
  readonly networks: readonly string[];
}

function hourlyLimitOf({ isAppointment, isToPartner }: MailKind, rules: MailRules): number {
  if (isToPartner) return rules.partnerLimit;
  return isAppointment ? rules.appointmentLimit : rules.hourlyLimit;
}

/** Which limit a mail would break. Whoever has had a mail of ours before is no new address of any network. */
function limitOf(
  counts: Counts,
  { event, recipientKey, mailboxKey, networks }: CountedMail,
  rules: MailRules,
): Limit | undefined {
  const { now, history } = counts;
  const had = history.get(recipientKey) ?? [];
  const most = hourlyLimitOf(MAIL_KINDS[event], rules);
  if (had.filter((at) => at > now - HOUR_MS).length >= most) return 'recipient';
  // The address of a partner is ours to know: no network has asked for it.
  const isNew = event !== PARTNER_EVENT && had.length === 0 && !history.has(mailboxKey);
  const lastMails = networks.flatMap((network) => [...(counts.networks.get(network)?.values() ?? [])]);
  const isFull = ({ count, windowMs }: MailRate): boolean =>
    lastMails.filter((at) => at > now - windowMs).length >= count;
  if (isNew && rules.perNetwork.some(isFull)) return 'network';
  return rules.total && counts.total >= rules.total.count ? 'total' : undefined;
}

function add(counts: Counts, { event, recipientKey }: AskedMail, network: string): void {
  const { now, history, networks } = counts;
  counts.total += 1;
  history.set(recipientKey, [...(history.get(recipientKey) ?? []), now]);
  if (event === PARTNER_EVENT) return;
  networks.set(network, (networks.get(network) ?? new Map<string, number>()).set(recipientKey, now));
}

/**
 * Decides which mails to visitors will be sent, in their order. Whoever types a stranger's address into a form makes us
 * write to that stranger: an address gets few, a network reaches few new ones, and all together have a ceiling.
 */
export async function decideMails(
  trx: Knex.Transaction,
  mails: readonly AskedMail[],
  { now: time, rules }: { readonly now: Date; readonly rules: MailRules },
): Promise<Decision[]> {
  if (mails.length === 0) return [];
  const now = time.getTime();
  const spanMs = Math.max(HOUR_MS, ...rules.perNetwork.map(({ windowMs }) => windowMs));
  const isCounted = rules.perNetwork.length > 0;
  const networks = isCounted ? await networksOf(trx, mails, await networkKeys(trx, time, spanMs)) : [];
  // Not for the ceiling: all processes would wait for each other, and a few mails more do no harm.
  const keys = [...mails.map(({ recipientKey }) => recipientKey), ...networks.map(([first]) => first)];
  await rules.takeTurns(trx, keys);
  const counts: Counts = {
    now,
    history: await historyOf(trx, mails),
    networks: isCounted
      ? await addressesOf(trx, networks.flat(), now - spanMs)
      : new Map<string, Map<string, number>>(),
    total: rules.total ? await totalOf(trx, now - rules.total.windowMs) : 0,
  };
  return mails.map((mail, index) => {
    const keys = networks[index] ?? [];
    const limit = limitOf(counts, { ...mail, networks: [...new Set(keys)] }, rules);
    if (limit === undefined) add(counts, mail, keys[0] ?? NO_NETWORK);
    else rules.onSuppressed(limit);
    return { limit, networkKey: mail.event === PARTNER_EVENT ? null : (keys[0] ?? null) };
  });
}

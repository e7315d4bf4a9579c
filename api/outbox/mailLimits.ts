import type { Knex } from 'knex';
import { HOUR_MS } from '#contract/common/time.ts';
import { countRows } from '../db/countRows.ts';
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
  /** Address → how many mails it had within the hour. */
  readonly recent: Map<string, number>;
  /** Addresses and mailboxes that were ever mailed. */
  readonly known: Set<string>;
  /** Network → address → its last mail that this network asked for. */
  readonly networks: Map<string, Map<string, number>>;
  total: number;
}

const sent = (trx: Knex.Transaction) => trx('outbox').whereNotNull('recipient_key').andWhereNot('status', 'suppressed');
const isoOf = (time: number): string => new Date(time).toISOString();

async function recentOf(trx: Knex.Transaction, keys: readonly string[], since: number): Promise<Counts['recent']> {
  const rows: { key: string; mails: unknown }[] = await sent(trx)
    .whereIn('recipient_key', [...keys])
    .andWhere('created_at', '>', isoOf(since))
    .groupBy('recipient_key')
    .select({ key: 'recipient_key' })
    .count({ mails: '*' });
  // PostgreSQL counts in big integers, which arrive as text.
  return new Map(rows.map(({ key, mails }) => [key, Number(mails)]));
}

// One `exists` for each key, which stops at the first row, even where a mailbox had twenty thousand mails.
async function knownOf(trx: Knex.Transaction, keys: readonly string[]): Promise<Counts['known']> {
  const asked = trx.raw(`values ${keys.map(() => '(?)').join(', ')}`, [...keys]);
  const mails = sent(trx).where('recipient_key', trx.ref('asked.key'));
  const found: string[] = await trx.with('asked', ['key'], asked).from('asked').whereExists(mails).pluck('key');
  return new Set(found);
}

const totalOf = (trx: Knex.Transaction, since: number): Promise<number> =>
  countRows(sent(trx).andWhere('created_at', '>', isoOf(since)).andWhereNot('event', PARTNER_EVENT));

async function addressesOf(trx: Knex.Transaction, keys: readonly string[], since: number): Promise<Counts['networks']> {
  const rows: { network: string; address: string; at: string }[] = await sent(trx)
    .whereIn('network_key', [...new Set(keys)])
    .andWhere('created_at', '>', isoOf(since))
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
  const { now, known, recent } = counts;
  if ((recent.get(recipientKey) ?? 0) >= hourlyLimitOf(MAIL_KINDS[event], rules)) return 'recipient';
  // The address of a partner is ours to know: no network has asked for it, and it is no visitor's.
  if (event === PARTNER_EVENT) return undefined;
  const isNew = !known.has(recipientKey) && !known.has(mailboxKey);
  const lastMails = networks.flatMap((network) => [...(counts.networks.get(network)?.values() ?? [])]);
  const isFull = ({ count, windowMs }: MailRate): boolean =>
    lastMails.filter((at) => at > now - windowMs).length >= count;
  if (isNew && rules.perNetwork.some(isFull)) return 'network';
  return rules.total && counts.total >= rules.total.count ? 'total' : undefined;
}

function add(counts: Counts, { event, recipientKey }: AskedMail, network: string): void {
  const { now, known, networks, recent } = counts;
  recent.set(recipientKey, (recent.get(recipientKey) ?? 0) + 1);
  known.add(recipientKey);
  if (event === PARTNER_EVENT) return;
  counts.total += 1;
  networks.set(network, (networks.get(network) ?? new Map<string, number>()).set(recipientKey, now));
}

const isLimited = ({ hourlyLimit, appointmentLimit, partnerLimit, perNetwork, total }: MailRules): boolean =>
  [hourlyLimit, appointmentLimit, partnerLimit].some(Number.isFinite) || perNetwork.length > 0 || total !== undefined;

interface Asked {
  readonly mails: readonly AskedMail[];
  /** Of each mail; see `networksOf`. */
  readonly networks: readonly (readonly string[])[];
}

/** What any limit asks for, and no more: this runs in the transaction that a visitor waits for. */
async function countsOf(
  trx: Knex.Transaction,
  { mails, networks }: Asked,
  { now, spanMs, rules }: { readonly now: number; readonly spanMs: number; readonly rules: MailRules },
): Promise<Counts> {
  const most = mails.map(({ event }) => hourlyLimitOf(MAIL_KINDS[event], rules));
  const keys = [...new Set(mails.map(({ recipientKey }) => recipientKey))];
  const mailboxes = [...new Set([...keys, ...mails.map(({ mailboxKey }) => mailboxKey)])];
  const isCounted = networks.length > 0;
  return {
    now,
    recent: most.some(Number.isFinite) ? await recentOf(trx, keys, now - HOUR_MS) : new Map<string, number>(),
    known: isCounted ? await knownOf(trx, mailboxes) : new Set<string>(),
    networks: isCounted
      ? await addressesOf(trx, networks.flat(), now - spanMs)
      : new Map<string, Map<string, number>>(),
    total: rules.total ? await totalOf(trx, now - rules.total.windowMs) : 0,
  };
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
  if (!isLimited(rules)) return mails.map(() => ({ limit: undefined, networkKey: null }));
  const now = time.getTime();
  const spanMs = Math.max(HOUR_MS, ...rules.perNetwork.map(({ windowMs }) => windowMs));
  const isCounted = rules.perNetwork.length > 0;
  const networks = isCounted ? await networksOf(trx, mails, await networkKeys(trx, time, spanMs)) : [];
  // Not for the ceiling: all processes would wait for each other, and a few mails more do no harm.
  const keys = [...mails.map(({ recipientKey }) => recipientKey), ...networks.map(([first]) => first)];
  await rules.takeTurns(trx, keys);
  const counts = await countsOf(trx, { mails, networks }, { now, spanMs, rules });
  return mails.map((mail, index) => {
    const keys = networks[index] ?? [];
    const limit = limitOf(counts, { ...mail, networks: [...new Set(keys)] }, rules);
    if (limit === undefined) add(counts, mail, keys[0] ?? NO_NETWORK);
    else rules.onSuppressed(limit);
    return { limit, networkKey: mail.event === PARTNER_EVENT ? null : (keys[0] ?? null) };
  });
}

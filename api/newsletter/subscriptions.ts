import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';
import { newToken } from '../common/token.ts';
import type { Database } from '../db/client.ts';
import type { LeadRow } from '../leads/leadRow.ts';

/** `pending`: asked by mail and not answered yet. Only a confirmed address may get the newsletter. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** A row of `subscriptions`. Times are ISO 8601. */
export interface SubscriptionRow {
  readonly id: string;
  /** The address in lower case: one mailbox, one row. */
  readonly email_key: string;
  readonly email: string;
  readonly status: SubscriptionStatus;
  /** The sign-up that the confirmation belongs to: its body has page, partner and the text that was shown. */
  readonly lead_id: string;
  readonly confirm_token: string;
  /** Until when the link in the mail confirms. */
  readonly confirm_by: string;
  /** Opens the way out, for ever. */
  readonly unsubscribe_token: string;
  readonly created_at: string;
  readonly confirmed_at: string | null;
  readonly unsubscribed_at: string | null;
}

/** A sign-up, as its lead was stored. */
export type SignUp = Pick<LeadRow, 'id' | 'email' | 'created_at'>;

/** How a link from a mail turned out. `closed`: too late, or the visitor has unsubscribed since. */
export type Outcome = 'unknown' | 'closed' | 'open' | 'done';

export interface Subscriptions {
  /**
   * Makes a sign-up ready to be asked about by mail. The same sign-up gives the same links, however often its mail is
   * tried. @returns undefined when there is nothing to ask: confirmed already, answered after this sign-up, or erased
   */
  readonly prepare: (signUp: SignUp) => Promise<SubscriptionRow | undefined>;
  /** What the link to confirm would do; changes nothing, since mail scanners open every link. */
  readonly confirmation: (token: string) => Promise<Outcome>;
  readonly confirm: (token: string) => Promise<Outcome>;
  /** Never `closed`: the way out stays open. */
  readonly unsubscription: (token: string) => Promise<Outcome>;
  readonly unsubscribe: (token: string) => Promise<Outcome>;
}

const CONFIRM_WITHIN_MS = 7 * DAY_MS;
const TABLE = 'subscriptions';

const newRow = ({ id, email, created_at }: SignUp): SubscriptionRow => ({
  id: randomUUID(),
  email_key: email.toLowerCase(),
  email,
  status: 'pending',
  lead_id: id,
  confirm_token: newToken(),
  confirm_by: new Date(Date.parse(created_at) + CONFIRM_WITHIN_MS).toISOString(),
  unsubscribe_token: newToken(),
  created_at,
  confirmed_at: null,
  unsubscribed_at: null,
});

const isSettled = (row: SubscriptionRow, { created_at }: SignUp): boolean =>
  row.status === 'confirmed' || (row.status === 'unsubscribed' && (row.unsubscribed_at ?? '') >= created_at);

/** A known address asks once more. An old link that still works stays the same, so that each mail of it works. */
async function renew(trx: Knex.Transaction, row: SubscriptionRow, fresh: SubscriptionRow): Promise<SubscriptionRow> {
  const isOpen = row.status === 'pending' && row.confirm_by > fresh.created_at;
  const change = {
    email: fresh.email,
    status: fresh.status,
    lead_id: fresh.lead_id,
    confirm_token: isOpen ? row.confirm_token : fresh.confirm_token,
    confirm_by: fresh.confirm_by > row.confirm_by ? fresh.confirm_by : row.confirm_by,
  };
  await trx(TABLE).where({ id: row.id }).update(change);
  return { ...row, ...change };
}

async function prepareIn(trx: Knex.Transaction, signUp: SignUp): Promise<SubscriptionRow | undefined> {
  // Erased since its mail was taken up: the row would keep an address that was to go. A lead that is there stays until this ends.
  const lead: unknown = await trx('leads').where({ id: signUp.id }).forShare().first('id');
  if (!lead) return undefined;
  const fresh = newRow(signUp);
  // Written first: a second mail for the same address waits here, and then finds the row of the first.
  const inserted = await trx(TABLE).insert(fresh).onConflict('email_key').ignore().returning('id');
  if (inserted.length > 0) return fresh;
  // Written before it is read: two mails for a known address come one after the other, so that both have the same links.
  const [row] = await trx<SubscriptionRow>(TABLE)
    .where({ email_key: fresh.email_key })
    .update({ email_key: fresh.email_key })
    .returning('*');
  return row && !isSettled(row, signUp) ? renew(trx, row, fresh) : undefined;
}

function confirmationOf(row: SubscriptionRow | undefined, now: Date): Outcome {
  if (!row) return 'unknown';
  if (row.status === 'confirmed') return 'done';
  return row.status === 'pending' && row.confirm_by > now.toISOString() ? 'open' : 'closed';
}

function unsubscriptionOf(row: SubscriptionRow | undefined): Outcome {
  if (!row) return 'unknown';
  return row.status === 'unsubscribed' ? 'done' : 'open';
}

/** Who gets the newsletter: asked by mail first; a link in every mail unsubscribes. */
export function createSubscriptions({ knex, transaction }: Database, now: () => Date): Subscriptions {
  const rows = () => knex<SubscriptionRow>(TABLE);
  const confirmation = async (token: string): Promise<Outcome> =>
    confirmationOf(await rows().where({ confirm_token: token }).first(), now());
  const unsubscription = async (token: string): Promise<Outcome> =>
    unsubscriptionOf(await rows().where({ unsubscribe_token: token }).first());
  return {
    prepare: (signUp) => transaction((trx) => prepareIn(trx, signUp)),
    confirmation,
    confirm: async (token) => {
      const time = now().toISOString();
      // One statement: two clicks at once, or a click while the same person unsubscribes, come out as one of the two.
      await rows()
        .where({ confirm_token: token, status: 'pending' })
        .andWhere('confirm_by', '>', time)
        .update({ status: 'confirmed', confirmed_at: time });
      return confirmation(token);
    },
    unsubscription,
    unsubscribe: async (token) => {
      await rows()
        .where({ unsubscribe_token: token })
        .whereNot({ status: 'unsubscribed' })
        .update({ status: 'unsubscribed', unsubscribed_at: now().toISOString() });
      return unsubscription(token);
    },
  };
}

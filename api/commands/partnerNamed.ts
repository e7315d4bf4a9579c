import type { Knex } from 'knex';
import { findPartner, listPartners } from '../partners/managePartners.ts';
import type { PartnerRow } from '../partners/partnerRow.ts';
import { printable } from './output.ts';
import { CommandError, wrongUsage } from './session.ts';

/** The partner of an id or a key. @throws CommandError when there is none */
export async function partnerNamed(db: Knex, name: string): Promise<PartnerRow> {
  const partner = await findPartner(db, name);
  if (partner) return partner;
  throw new CommandError(`There is no partner ${printable(name)}. "quotes partners list" names them.`);
}

const NAMED_AT_MOST = 20;

/** "alpha-roofs, beta-roofs and 12 more" */
function knownWords(ids: readonly string[]): string {
  const named = ids.slice(0, NAMED_AT_MOST).join(', ');
  return ids.length > NAMED_AT_MOST ? `${named} and ${ids.length - NAMED_AT_MOST} more: quotes partners list` : named;
}

/**
 * The same filter with the id of its partner, who may be named by a key too. A name that nobody has would answer with nothing,
 * as if that partner had brought nothing. The demo's leads have an id that is in no list.
 * @throws CommandError with the partners that there are
 */
export async function withPartnerId<Filter extends { readonly partner?: string | undefined }>(
  db: Knex,
  filter: Filter,
): Promise<Filter> {
  const { partner: name } = filter;
  if (name === undefined) return filter;
  const found = await findPartner(db, name);
  if (found) return { ...filter, partner: found.id };
  if (await db('leads').where({ partner_id: name }).first('id')) return filter;
  const ids = (await listPartners(db)).map(({ id }) => id);
  const known = ids.length > 0 ? `Known: ${knownWords(ids)}.` : 'There are no partners yet.';
  throw wrongUsage(`--partner: there is no partner ${printable(name)}. ${known}`);
}

import type { Knex } from 'knex';
import { findPartner } from '../partners/managePartners.ts';
import type { PartnerRow } from '../partners/partnerRow.ts';
import { printable } from './output.ts';
import { CommandError } from './session.ts';

/** The partner of an id or a key. @throws CommandError when there is none */
export async function partnerNamed(db: Knex, name: string): Promise<PartnerRow> {
  const partner = await findPartner(db, name);
  if (partner) return partner;
  throw new CommandError(`There is no partner ${printable(name)}. "quotes partners list" names them.`);
}

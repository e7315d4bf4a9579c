import type { Knex } from 'knex';
import type { Variant } from '#contract/common/wire.ts';
import { createNames } from './names.ts';

const TABLE = 'partner_tests';
const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** A row of `partner_tests`: two versions of a tag on pages of one partner. */
export interface PartnerTest {
  readonly partner_id: string;
  /** "spring" */
  readonly name: string;
  /** Sent forms of both versions together that end it. */
  readonly most: number;
  /** YYYY-MM-DD in the United Kingdom; `ended` is null while it runs. */
  readonly starts: string;
  readonly ended: string | null;
  /** The version that everybody sees once it has ended. */
  readonly kept: Variant | null;
}

/** Whether counts would keep this name: those that could be a person's they do not. */
export const isTestName = (name: string): boolean => NAME.test(name) && createNames(() => '')(name) === name;

/** Every test, or those of one partner, the oldest first. */
export const listPartnerTests = (db: Knex, partner?: string): Promise<PartnerTest[]> =>
  db<PartnerTest>(TABLE)
    .where((row) => {
      if (partner !== undefined) void row.where({ partner_id: partner });
    })
    .orderBy(['starts', 'partner_id', 'name'])
    .select('*');

export const findPartnerTest = (db: Knex, partner: string, name: string): Promise<PartnerTest | undefined> =>
  db<PartnerTest>(TABLE).where({ partner_id: partner, name }).first();

/** Begins a test. @returns false where the partner has had one of this name: its counts would be taken for this one's */
export async function startPartnerTest(
  db: Knex,
  test: Pick<PartnerTest, 'partner_id' | 'name' | 'most' | 'starts'>,
): Promise<boolean> {
  const row: PartnerTest = { ...test, ended: null, kept: null };
  const made = await db(TABLE).insert(row).onConflict(['partner_id', 'name']).ignore().returning('name');
  return made.length > 0;
}

/** From now on everybody sees one version, and nobody is counted. */
export async function endPartnerTest(
  db: Knex,
  { partner_id, name }: PartnerTest,
  { ended, kept }: { readonly ended: string; readonly kept: Variant },
): Promise<void> {
  await db(TABLE).where({ partner_id, name }).update({ ended, kept });
}

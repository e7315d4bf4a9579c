import type { Knex } from 'knex';
import type { AppointmentKind } from '#contract/common/appointments.ts';
import type { HalfDay } from '#contract/common/calendar.ts';
import type { Pool } from '../config/capacity.ts';
import type { PlaceRow } from './appointmentRow.ts';

const TABLE = 'appointment_places';

/** Places of one kind in one half-day. */
export interface Wanted {
  readonly leadId: string;
  readonly kind: AppointmentKind;
  readonly halfDay: HalfDay;
  readonly pool: Pool;
}

const numbersUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

async function tryPlace(trx: Knex.Transaction, row: PlaceRow): Promise<boolean> {
  const taken = await trx(TABLE)
    .insert(row)
    .onConflict(['kind', 'area', 'day', 'slot', 'place'])
    .ignore()
    .returning('place');
  return taken.length > 0;
}

/**
 * Takes a place, the lowest that is free. Looking first spares a full half-day the writing; the primary key decides
 * between two who looked at the same moment. @returns undefined when all are taken
 */
export async function takePlace(trx: Knex.Transaction, wanted: Wanted): Promise<PlaceRow | undefined> {
  const { leadId, kind, halfDay, pool } = wanted;
  const half = { kind, area: pool.area, day: halfDay.day, slot: halfDay.slot };
  const rows: { place: number }[] = await trx(TABLE).where(half).select('place');
  const taken = new Set(rows.map(({ place }) => place));
  for (const place of numbersUpTo(pool.places).filter((number) => !taken.has(number))) {
    const row = { ...half, place, lead_id: leadId };
    if (await tryPlace(trx, row)) return row;
  }
  return undefined;
}

/** Lets go of what a lead holds for a kind, but for the place that it has just taken. */
export async function freePlaces(
  trx: Knex.Transaction,
  { leadId, kind }: Pick<Wanted, 'leadId' | 'kind'>,
  kept?: PlaceRow,
): Promise<void> {
  const held = trx(TABLE).where({ lead_id: leadId, kind });
  if (kept) {
    const { area, day, slot, place } = kept;
    void held.whereNot((same) => void same.where({ area, day, slot, place }));
  }
  await held.delete();
}

const keyOf = ({ day, slot }: HalfDay, area: string, place: number): string => `${day} ${slot} ${area} ${place}`;

interface FreeQuery {
  readonly kind: AppointmentKind;
  readonly halfDays: readonly HalfDay[];
  readonly poolFor: (halfDay: HalfDay) => Pool;
}

/** Those half-days that have a place left. */
export async function freeHalfDays(knex: Knex, { kind, halfDays, poolFor }: FreeQuery): Promise<HalfDay[]> {
  const days = halfDays.map(({ day }) => day).toSorted();
  const rows = await knex<PlaceRow>(TABLE)
    .where({ kind })
    .whereBetween('day', [days[0] ?? '', days.at(-1) ?? ''])
    .select('*');
  const taken = new Set(rows.map((row) => keyOf(row, row.area, row.place)));
  return halfDays.filter((halfDay) => {
    const { area, places } = poolFor(halfDay);
    return numbersUpTo(places).some((place) => !taken.has(keyOf(halfDay, area, place)));
  });
}

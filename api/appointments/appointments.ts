import { openHalfDays, type AppointmentKind } from '#contract/common/appointments.ts';
import type { HalfDay } from '#contract/common/calendar.ts';
import type { Capacity } from '../config/capacity.ts';
import { createGroupCommit } from '../db/batching.ts';
import type { Database } from '../db/client.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { MAX_WAITING, type LeadsOptions } from '../leads/repository.ts';
import type { AppointmentRow } from './appointmentRow.ts';
import { freeHalfDays } from './places.ts';
import { storeAppointments, type AppointmentOutcome, type AppointmentRequest } from './storeAppointments.ts';

export interface Appointments {
  /** Books the half-day, or moves what the lead has booked there. @throws QueueFullError */
  readonly book: (lead: LeadRow, kind: AppointmentKind, halfDay: HalfDay) => Promise<AppointmentOutcome>;
  /** @throws QueueFullError */
  readonly cancel: (lead: LeadRow, kind: AppointmentKind) => Promise<AppointmentOutcome>;
  /** What a lead may choose from: half-days with a place left, the nearest first. */
  readonly freeFor: (lead: Pick<LeadRow, 'postcode'>, kind: AppointmentKind) => Promise<readonly HalfDay[]>;
  readonly find: (leadId: string, kind: AppointmentKind) => Promise<AppointmentRow | undefined>;
  readonly findByToken: (token: string) => Promise<AppointmentRow | undefined>;
  readonly drained: () => Promise<void>;
}

export interface AppointmentsOptions extends LeadsOptions {
  readonly capacity: Capacity;
}

// Smaller than that of leads: each takes a few statements, and a lead that comes meanwhile waits for the whole batch.
const MAX_BATCH = 50;

/** Surveys and call-backs, their places and the mails about them: one transaction stores all three. */
export function createAppointments(
  { knex, dialect, transaction }: Database,
  { capacity, now, rules, onMailQueued }: AppointmentsOptions,
): Appointments {
  const writes = createGroupCommit<AppointmentRequest, AppointmentOutcome>({
    commit: async (requests) => {
      const outcomes = await transaction((trx) => storeAppointments(trx, requests, { now: now(), rules }));
      if (outcomes.some((outcome) => outcome.kind === 'stored' && outcome.customerMail)) onMailQueued();
      return outcomes;
    },
    isItemFault: dialect.isRowFault,
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
  });
  const rows = () => knex<AppointmentRow>('appointments');

  return {
    book: (lead, kind, halfDay) => {
      const pool = capacity.poolFor({ kind, postcode: lead.postcode, slot: halfDay.slot });
      return writes.add({ lead, kind, wanted: { halfDay, pool } });
    },
    cancel: (lead, kind) => writes.add({ lead, kind, wanted: undefined }),
    freeFor: ({ postcode }, kind) =>
      freeHalfDays(knex, {
        kind,
        halfDays: openHalfDays(kind, now().getTime()),
        poolFor: ({ slot }) => capacity.poolFor({ kind, postcode, slot }),
      }),
    find: (leadId, kind) => rows().where({ lead_id: leadId, kind }).first(),
    findByToken: (token) => rows().where({ token }).first(),
    drained: writes.drained,
  };
}

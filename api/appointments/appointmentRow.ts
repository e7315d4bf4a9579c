import type { Knex } from 'knex';
import type { AppointmentKind } from '#contract/common/appointments.ts';
import type { BookingSlot } from '#contract/common/calendar.ts';

/** A row of `appointments`. Times are ISO 8601. */
export interface AppointmentRow {
  readonly id: string;
  readonly lead_id: string;
  readonly kind: AppointmentKind;
  readonly day: string;
  readonly slot: BookingSlot;
  /** Opens the page to move or cancel it. */
  readonly token: string;
  readonly uid: string;
  readonly sequence: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly cancelled_at: string | null;
}

/** A row of `appointment_places`. */
export interface PlaceRow {
  readonly kind: AppointmentKind;
  readonly area: string;
  readonly day: string;
  readonly slot: BookingSlot;
  readonly place: number;
  readonly lead_id: string;
}

/** What has been booked of some leads and not cancelled, over or not; the nearest first. */
export const bookedAppointments = (db: Knex, leadIds: readonly string[]): Promise<AppointmentRow[]> =>
  db<AppointmentRow>('appointments')
    .whereIn('lead_id', leadIds)
    .whereNull('cancelled_at')
    .orderBy('day')
    // "morning" before "afternoon"
    .orderBy('slot', 'desc')
    .select('*');

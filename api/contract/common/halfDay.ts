/** Halves of a day that a visitor may ask for. */
export const BOOKING_SLOTS = ['morning', 'afternoon'] as const;
export type BookingSlot = (typeof BOOKING_SLOTS)[number];

/** Half a day in the United Kingdom. */
export interface HalfDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly slot: BookingSlot;
}

/** Whether something that was sent is half of a day. */
export const isSlot = (slot: unknown): slot is BookingSlot => BOOKING_SLOTS.some((known) => known === slot);

/** Whether two half-days are one. */
export const isSameHalfDay = (one: HalfDay, other: HalfDay): boolean =>
  one.day === other.day && one.slot === other.slot;

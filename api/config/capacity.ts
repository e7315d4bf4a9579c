import { APPOINTMENT_KINDS, isAppointmentKind, type AppointmentKind } from '#contract/common/appointments.ts';
import { BOOKING_SLOTS, isSlot, type BookingSlot } from '#contract/common/calendar.ts';
import { postcodeArea } from '#contract/common/postcode.ts';
import {
  ALL,
  AREA,
  parseTextTable,
  problemWords,
  readText,
  unreadable,
  wrongWord,
  type LineProblem,
} from './textTable.ts';

/** Places that some appointments share in each half-day. */
export interface Pool {
  /** Letters of a postcode, or "*" for all areas that share one line. */
  readonly area: string;
  readonly places: number;
}

/** What an appointment needs a place for. */
export interface Need {
  readonly kind: AppointmentKind;
  /** As stored, or "" where it was not asked for. */
  readonly postcode: string;
  readonly slot: BookingSlot;
}

export interface Capacity {
  readonly poolFor: (need: Need) => Pool;
}

type CapacityReading = { readonly capacity: Capacity } | { readonly problems: readonly LineProblem[] };

interface Rule extends Pool {
  readonly key: string;
}

const PLACES = /^\d{1,4}$/;
const COLUMNS = ['kind', 'area', 'half-day', 'places'];

const keyOf = (...parts: readonly string[]): string => parts.join(' ');

function readRule(words: readonly string[]): Rule | string {
  const [kind = '', area = '', slot = '', places = ''] = words;
  if (words.length !== COLUMNS.length) {
    return `expected ${COLUMNS.length} words (${COLUMNS.join(', ')}), found ${words.length}`;
  }
  if (!isAppointmentKind(kind)) return wrongWord(`one of the kinds ${APPOINTMENT_KINDS.join(', ')}`, kind);
  if (!AREA.test(area)) return wrongWord('an area like NE, or *', area);
  if (!isSlot(slot) && slot !== ALL) return wrongWord(`${BOOKING_SLOTS.join(', ')} or *`, slot);
  if (!PLACES.test(places)) return wrongWord('a number of places from 0 to 9999', places);
  return { key: keyOf(kind, area, slot), area, places: Number(places) };
}

// The area decides before the half-day: who has a line of their own never uses the places of others.
function createCapacity(rules: ReadonlyMap<string, Rule>): Capacity {
  return {
    poolFor: ({ kind, postcode, slot }) => {
      const area = postcodeArea(postcode) || ALL;
      const keys = [area, ALL].flatMap((place) => [keyOf(kind, place, slot), keyOf(kind, place, ALL)]);
      const rule = keys.map((key) => rules.get(key)).find((found) => found !== undefined);
      return { area: rule?.area ?? ALL, places: rule?.places ?? 0 };
    },
  };
}

/** Reads a capacity file: a line for each kind, area and half-day. */
export function parseCapacity(text: string): CapacityReading {
  const byKey = new Map<string, Rule>();
  const { problems } = parseTextTable(text, {
    sample: 'call-back * * 12',
    readRule: (words) => {
      const rule = readRule(words);
      if (typeof rule === 'string') return rule;
      if (byKey.has(rule.key)) return `a second line for ${rule.key}`;
      byKey.set(rule.key, rule);
      return rule;
    },
  });
  return problems.length > 0 ? { problems } : { capacity: createCapacity(byKey) };
}

type FileReading = { readonly capacity: Capacity } | { readonly problems: readonly string[] };

/** The sample that comes with the server. */
const SHIPPED = new URL('./capacity.txt', import.meta.url);

/** Reads how many appointments there are. @param file the operator's own, or undefined for the shipped sample */
export function readCapacityFile(file: string | undefined): FileReading {
  const text = readText(file ?? SHIPPED);
  if (text === undefined) return { problems: [unreadable(file)] };
  const reading = parseCapacity(text);
  return 'capacity' in reading ? reading : { problems: problemWords(reading.problems) };
}

import { readFileSync } from 'node:fs';
import { APPOINTMENT_KINDS, isAppointmentKind, type AppointmentKind } from '#contract/common/appointments.ts';
import { BOOKING_SLOTS, isSlot, type BookingSlot } from '#contract/common/calendar.ts';

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

/** What is wrong with a line of the file. */
export interface CapacityProblem {
  readonly line: number;
  readonly reason: string;
}

type CapacityReading = { readonly capacity: Capacity } | { readonly problems: readonly CapacityProblem[] };

interface Rule extends Pool {
  readonly key: string;
}

const ALL = '*';
const AREA = /^([A-Z]{1,2}|\*)$/;
const PLACES = /^\d{1,4}$/;
const COLUMNS = ['kind', 'area', 'half-day', 'places'];

const keyOf = (...parts: readonly string[]): string => parts.join(' ');

const wrongWord = (expected: string, found: string): string => `expected ${expected}, found ${JSON.stringify(found)}`;

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

const areaOf = (postcode: string): string => /^[A-Z]{1,2}(?=\d)/.exec(postcode)?.[0] ?? ALL;

// The area decides before the half-day: who has a line of their own never uses the places of others.
function createCapacity(rules: ReadonlyMap<string, Rule>): Capacity {
  return {
    poolFor: ({ kind, postcode, slot }) => {
      const area = areaOf(postcode);
      const keys = [area, ALL].flatMap((place) => [keyOf(kind, place, slot), keyOf(kind, place, ALL)]);
      const rule = keys.map((key) => rules.get(key)).find((found) => found !== undefined);
      return { area: rule?.area ?? ALL, places: rule?.places ?? 0 };
    },
  };
}

/** Reads a capacity file: a line for each kind, area and half-day, "#" begins a comment. Every wrong line is reported, so that one start is enough to mend the file. */
export function parseCapacity(text: string): CapacityReading {
  const rules = new Map<string, Rule>();
  const problems: CapacityProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const words = line.replace(/#.*/, '').split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const rule = readRule(words);
    const reason = typeof rule === 'string' ? rule : rules.has(rule.key) && `a second line for ${rule.key}`;
    if (reason) problems.push({ line: index + 1, reason });
    else if (typeof rule !== 'string') rules.set(rule.key, rule);
  }
  if (rules.size === 0 && problems.length === 0) {
    problems.push({ line: lines.length, reason: 'expected at least one line like "call-back * * 12", found none' });
  }
  return problems.length > 0 ? { problems } : { capacity: createCapacity(rules) };
}

type FileReading = { readonly capacity: Capacity } | { readonly problems: readonly string[] };

/** The sample that comes with the server. */
const SHIPPED = new URL('./capacity.txt', import.meta.url);

function textOf(file: string | URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads how many appointments there are. @param file the operator's own, or undefined for the shipped sample */
export function readCapacityFile(file: string | undefined): FileReading {
  const text = textOf(file ?? SHIPPED);
  if (text === undefined) return { problems: [`expected a file that can be read, found ${JSON.stringify(file)}`] };
  const reading = parseCapacity(text);
  if ('capacity' in reading) return reading;
  return { problems: reading.problems.map(({ line, reason }) => `line ${line}: ${reason}`) };
}

import { ORIENTATIONS, type Orientation } from '#contract/common/energy/yield.ts';
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

// The tables of the Microgeneration Certification Scheme are licensed: none comes with the server. An operator with a licence
// names a file, and quotes then lead with an MCS estimate; without one nothing of ours is ever called that.

/** Where panels lie. */
export interface McsRoof {
  /** Normalised. */
  readonly postcode: string;
  readonly direction: Orientation;
  /** Degrees. */
  readonly tilt: number;
}

export interface McsTable {
  /** kWh that each kW makes in a year without shade; undefined where the table says nothing of such a roof. */
  readonly yieldOf: (roof: McsRoof) => number | undefined;
}

type TableReading = { readonly table: McsTable } | { readonly problems: readonly LineProblem[] };

interface Rule {
  readonly key: string;
  readonly kwh: number;
}

const COLUMNS = ['area', 'direction', 'tilt', 'kWh'];
const TILT = /^(?:\d|[1-8]\d|90)$/;
/** Nothing in the United Kingdom makes more. */
const MOST_KWH = 1500;

const keyOf = (area: string, direction: string, tilt: number): string => `${area} ${direction} ${tilt}`;

function readRule(words: readonly string[]): Rule | string {
  const [area = '', direction = '', tilt = '', kwh = ''] = words;
  if (words.length !== COLUMNS.length)
    return `expected ${COLUMNS.length} words (${COLUMNS.join(', ')}), found ${words.length}`;
  if (!AREA.test(area)) return wrongWord('an area like NE, or *', area);
  if (!ORIENTATIONS.some((known) => known === direction))
    return wrongWord(`one of the directions ${ORIENTATIONS.join(', ')}`, direction);
  if (!TILT.test(tilt)) return wrongWord('whole degrees from 0 to 90', tilt);
  const amount = Number(kwh);
  if (!(amount > 0 && amount <= MOST_KWH))
    return wrongWord(`kWh a year for each kW, more than 0 and at most ${MOST_KWH}`, kwh);
  return { key: keyOf(area, direction, Number(tilt)), kwh: amount };
}

/** Reads a table: a line for each area, direction and tilt. */
export function parseMcsTable(text: string): TableReading {
  const byKey = new Map<string, number>();
  const { problems } = parseTextTable(text, {
    sample: 'NE S 30 800',
    readRule: (words) => {
      const rule = readRule(words);
      if (typeof rule === 'string') return rule;
      if (byKey.has(rule.key)) return `a second line for ${rule.key}`;
      byKey.set(rule.key, rule.kwh);
      return rule;
    },
  });
  if (problems.length > 0) return { problems };
  return {
    table: {
      yieldOf: ({ postcode, direction, tilt }) =>
        byKey.get(keyOf(postcodeArea(postcode), direction, tilt)) ?? byKey.get(keyOf(ALL, direction, tilt)),
    },
  };
}

/** @param file the operator's own; undefined for none */
export function readMcsTable(
  file: string | undefined,
): { readonly table: McsTable | undefined } | { readonly problems: readonly string[] } {
  if (file === undefined) return { table: undefined };
  const text = readText(file);
  if (text === undefined) return { problems: [unreadable(file)] };
  const reading = parseMcsTable(text);
  return 'table' in reading ? reading : { problems: problemWords(reading.problems) };
}

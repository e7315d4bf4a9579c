import { isReached, type Budget, type Row } from './report.ts';
import { median, medianInterval, ratios, spread, wholeNumber } from './statistics.ts';

/** What one row of times compares. */
export interface Comparison<Name extends string, Seen> {
  readonly budget: Budget;
  readonly of: Name;
  /** What it is set beside; without it the row is about the value itself. */
  readonly against?: Name;
  readonly measure: (seen: Seen) => number;
  /** Of the single values, such as "ms"; they are told as whole numbers. */
  readonly unit: string;
  /** Told instead of the spread of the single values. */
  readonly words?: (sights: Sights<Name, Seen>) => string;
}

/** What was seen of each name, in the order of the rounds. */
export type Sights<Name extends string, Seen> = (name: Name) => readonly Seen[];

export interface Course<Name extends string, Seen> {
  readonly comparisons: readonly Comparison<Name, Seen>[];
  /** Looks once at what has this name. */
  readonly look: (name: Name) => Promise<Seen>;
  /** At most so many rounds. */
  readonly runs: number;
}

/** Fewer are no median to rely on, whatever they agree on. */
const LEAST_ROUNDS = 7;
/** Half of the interval, of the median: what is narrower than this stands. */
const NARROW = 0.03;

/** One comparison and what the rounds have brought for it; `others` is empty where it has no peer. */
interface Trial<Name extends string, Seen> {
  readonly comparison: Comparison<Name, Seen>;
  readonly values: number[];
  readonly others: number[];
}

const namesOf = <Name extends string, Seen>({ of, against }: Comparison<Name, Seen>): Name[] =>
  against === undefined ? [of] : [of, against];

const resultsOf = <Name extends string, Seen>({ comparison, values, others }: Trial<Name, Seen>): number[] =>
  comparison.against === undefined ? values : ratios(values, others);

/**
 * Whether more rounds would change nothing that is asked: the interval is narrow, or lies on one side of the limit.
 * Values without a limit are there to be read, and hold nobody up.
 */
export function stands(budget: Budget, values: readonly number[]): boolean {
  const interval = medianInterval(values);
  if (!interval || values.length < LEAST_ROUNDS) return false;
  if (budget.must === undefined) return true;
  const { low, high } = interval;
  const isDecided = isReached(budget, low, budget.must) === isReached(budget, high, budget.must);
  return isDecided || (high - low) / 2 < NARROW * Math.abs(median(values));
}

function intervalText({ format }: Budget, values: readonly number[]): string {
  const interval = medianInterval(values);
  const rounds = values.length === 1 ? '1 round' : `${values.length} rounds`;
  return interval
    ? `95 %: ${format(interval.low)} to ${format(interval.high)}, ${rounds}`
    : `${rounds}, too few for an interval`;
}

function rowOf<Name extends string, Seen>(trial: Trial<Name, Seen>, sights: Sights<Name, Seen>): Row {
  const { comparison, values, others } = trial;
  const { budget, against, unit, words } = comparison;
  const results = resultsOf(trial);
  const all = against === undefined ? [values] : [values, others];
  const measured = `${all.map((numbers) => spread(numbers, wholeNumber)).join(' against ')} ${unit}`;
  const detail = `${words?.(sights) ?? measured}; ${intervalText(budget, results)}`;
  const isOpen = budget.must !== undefined && !stands(budget, results);
  const { low, high } = medianInterval(results) ?? {};
  const worst = budget.isFloor ? low : high;
  return { budget, value: median(results), worst, detail, ...(isOpen && { doubt: 'undecided' }) };
}

/** The round's values for each comparison that is open: all that they name was looked at. */
function note<Name extends string, Seen>(trials: readonly Trial<Name, Seen>[], seen: ReadonlyMap<Name, Seen>): void {
  const measured = (name: Name, measure: (sight: Seen) => number): number[] => {
    const sight = seen.get(name);
    return sight === undefined ? [] : [measure(sight)];
  };
  for (const { comparison, values, others } of trials) {
    const { of, against, measure } = comparison;
    values.push(...measured(of, measure));
    if (against !== undefined) others.push(...measured(against, measure));
  }
}

/**
 * Looks at all that is compared in turn, there and back, so that whatever else the machine does meets all of it, until
 * the median of each comparison stands: seven rounds at least, `runs` at most. A comparison that stands asks for no
 * further look; what it is made of are pairs of one round each.
 * @returns a row for each comparison, in their order. @throws when a look does
 */
export async function compareInTurn<Name extends string, Seen>({
  comparisons,
  look,
  runs,
}: Course<Name, Seen>): Promise<Row[]> {
  const trials = comparisons.map((comparison): Trial<Name, Seen> => ({ comparison, values: [], others: [] }));
  const all = new Map<Name, Seen[]>();
  for (let round = 0; round < runs; round += 1) {
    const open = trials.filter((trial) => !stands(trial.comparison.budget, resultsOf(trial)));
    if (open.length === 0) break;
    const names = [...new Set(open.flatMap(({ comparison }) => namesOf(comparison)))];
    const seen = new Map<Name, Seen>();
    // A machine that becomes busier or quieter must not favour whoever comes last.
    for (const name of round % 2 === 0 ? names : names.toReversed()) seen.set(name, await look(name));
    note(open, seen);
    for (const [name, sight] of seen) all.set(name, [...(all.get(name) ?? []), sight]);
  }
  return trials.map((trial) => rowOf(trial, (name) => all.get(name) ?? []));
}

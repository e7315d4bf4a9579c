import type { Engine } from '../../../api/db/dialect.ts';
import { compareInTurn, type Comparison, type Sights } from '../comparisons.ts';
import type { Options } from '../options.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { median, milliseconds, times, wholeNumber } from '../statistics.ts';
import { postLeads, type LoadOptions, type LoadResult } from './load.ts';
import { runServer, type Surroundings } from './runServer.ts';
import { VARIANTS, type Variant } from './variants.ts';

const CONNECTIONS = 64;
// Counted, not timed: code is compiled by how often it runs.
const WARM_UP_LEADS = 1500;
const BUSY_SENDER = 0.9;

const budgetsOf = (engine: Engine) =>
  ({
    noDatabase: {
      what: 'leads, durable : no database',
      ...(engine === 'sqlite' && { must: 0.5, stretch: 0.8 }),
      isFloor: true,
      format: times,
    },
    held: { what: '… with the mails held back meanwhile', format: times },
    oneByOne: {
      what: 'leads, durable : one transaction each',
      must: engine === 'sqlite' ? 4 : 2,
      isFloor: true,
      format: times,
    },
    cpu: { what: 'CPU time a lead : no database', format: times },
    tail: { what: 'p99 : p50', must: 5, stretch: 3, format: times },
    halfTail: { what: 'p99 : p50 at half of that rate', must: 3, format: times },
  }) satisfies Record<string, Budget>;

interface Round extends LoadResult {
  /** CPU time of the server's process for one lead, in millionths of a second. */
  readonly cpuMicros: number;
}

type Load = Omit<LoadOptions, 'url' | 'connections'>;

async function loadOnce(variant: Variant, around: Surroundings, load: Load): Promise<Round> {
  const server = await runServer(variant, around);
  try {
    await postLeads({ url: server.url, connections: CONNECTIONS, leads: WARM_UP_LEADS });
    const before = await server.ask('cpu');
    const result = await postLeads({ url: server.url, connections: CONNECTIONS, ...load });
    const after = await server.ask('cpu');
    return { ...result, cpuMicros: (after.micros - before.micros) / result.stored };
  } finally {
    await server.close();
  }
}

const leadsASecond = (round: Round): number => round.leadsASecond;
const cpuMicros = (round: Round): number => round.cpuMicros;
const middleOf = (rounds: readonly Round[], pick: (round: Round) => number): number => median(rounds.map(pick));

// What a machine that is busy with other things changes least.
const cpuWords = (rounds: Sights<Variant, Round>): string =>
  VARIANTS.map((variant) => `${variant} ${wholeNumber(middleOf(rounds(variant), cpuMicros))} µs`).join(', ');

const tail = (budget: Budget): Comparison<'product', Round> => ({
  budget,
  of: 'product',
  measure: ({ p50, p99 }) => p99 / p50,
  unit: '',
  words: (rounds) => {
    const product = rounds('product');
    const p50 = milliseconds(middleOf(product, (round) => round.p50));
    const p99 = milliseconds(middleOf(product, (round) => round.p99));
    return `p50 ${p50}, p99 ${p99} at ${wholeNumber(middleOf(product, leadsASecond))} leads/s`;
  },
});

const comparisonsOf = (budgets: ReturnType<typeof budgetsOf>): Comparison<Variant, Round>[] => {
  const rates = { measure: leadsASecond, unit: 'leads/s' };
  return [
    { budget: budgets.noDatabase, of: 'product', against: 'no-database', ...rates },
    { budget: budgets.held, of: 'mails-held', against: 'no-database', ...rates },
    { budget: budgets.oneByOne, of: 'product', against: 'one-by-one', ...rates },
    { budget: budgets.cpu, of: 'product', against: 'no-database', measure: cpuMicros, unit: 'µs', words: cpuWords },
    tail(budgets.tail),
  ];
};

/** A faster server than the sender could show would look slower than it is. */
function warnOfSender(forgetful: readonly Round[], row: Row): Row {
  const share = middleOf(forgetful, ({ senderShare }) => senderShare);
  return share < BUSY_SENDER ? row : { ...row, detail: `${row.detail}; the sender was at its limit` };
}

/** Leads a second at 64 connections, durable before the answer: every time a new process with an empty store. */
export function measureThroughput(options: Options, engine: Engine, around: Surroundings): Promise<Row[]> {
  const { runs, secondsARound: seconds } = options;
  const budgets = budgetsOf(engine);
  return attempt(Object.values(budgets), async () => {
    const seen = new Map(VARIANTS.map((variant) => [variant, [] as Round[]]));
    const look = async (variant: Variant): Promise<Round> => {
      const round = await loadOnce(variant, around, { seconds });
      seen.get(variant)?.push(round);
      return round;
    };
    const [first, ...others] = await compareInTurn({ comparisons: comparisonsOf(budgets), look, runs });
    const half = Math.max(1, Math.round(middleOf(seen.get('product') ?? [], leadsASecond) / 2));
    const lookAtHalf = (variant: Variant): Promise<Round> => loadOnce(variant, around, { seconds, leadsASecond: half });
    const tails = await compareInTurn({ comparisons: [tail(budgets.halfTail)], look: lookAtHalf, runs });
    return [...(first ? [warnOfSender(seen.get('no-database') ?? [], first)] : []), ...others, ...tails];
  });
}

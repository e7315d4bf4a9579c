import type { Engine } from '../../../api/db/dialect.ts';
import type { Options } from '../options.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { median, medianRatio, milliseconds, spread, times, wholeNumber } from '../statistics.ts';
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
type Rounds = Readonly<Record<Variant, readonly Round[]>>;

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

/** Each variant in turn, there and back, every time a new process with an empty store. */
async function loadInTurn({ rounds, secondsARound }: Options, around: Surroundings): Promise<Rounds> {
  const results: Record<Variant, Round[]> = {
    product: [],
    'mails-held': [],
    'one-by-one': [],
    'no-database': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    // A machine that becomes busier or quieter must not favour whoever comes last.
    const variants = round % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
    for (const variant of variants) {
      results[variant].push(await loadOnce(variant, around, { seconds: secondsARound }));
    }
  }
  return results;
}

const ratesOf = (results: readonly Round[]): number[] => results.map(({ leadsASecond }) => leadsASecond);

function ratioRow(budget: Budget, rounds: Rounds, [variant, peer]: readonly [Variant, Variant]): Row {
  const rates = ratesOf(rounds[variant]);
  const others = ratesOf(rounds[peer]);
  const detail = `${spread(rates, wholeNumber)} against ${spread(others, wholeNumber)} leads/s`;
  return { budget, value: medianRatio(rates, others), detail };
}

// What a machine that is busy with other things changes least.
function cpuRow(budget: Budget, rounds: Rounds): Row {
  const micros = (variant: Variant): number[] => rounds[variant].map(({ cpuMicros }) => cpuMicros);
  const detail = VARIANTS.map((variant) => `${variant} ${wholeNumber(median(micros(variant)))} µs`).join(', ');
  return { budget, value: medianRatio(micros('product'), micros('no-database')), detail };
}

function tailRow(budget: Budget, product: readonly Round[]): Row {
  const ratios = product.map(({ p50, p99 }) => p99 / p50);
  const p50 = milliseconds(median(product.map((result) => result.p50)));
  const p99 = milliseconds(median(product.map((result) => result.p99)));
  const rate = wholeNumber(median(ratesOf(product)));
  return { budget, value: median(ratios), detail: `p50 ${p50}, p99 ${p99} at ${rate} leads/s` };
}

/** A faster server than the sender could show would look slower than it is. */
function warnOfSender(rounds: Rounds, row: Row): Row {
  const share = median(rounds['no-database'].map(({ senderShare }) => senderShare));
  return share < BUSY_SENDER ? row : { ...row, detail: `${row.detail}; the sender was at its limit` };
}

/** Half of what it took before, at a steady rate. */
async function loadAtHalf({ product }: Rounds, { secondsARound }: Options, around: Surroundings): Promise<Round> {
  const leadsASecond = Math.max(1, Math.round(median(ratesOf(product)) / 2));
  return loadOnce('product', around, { seconds: secondsARound, leadsASecond });
}

/** Leads a second at 64 connections, durable before the answer. */
export function measureThroughput(options: Options, engine: Engine, around: Surroundings): Promise<Row[]> {
  const budgets = budgetsOf(engine);
  return attempt(Object.values(budgets), async () => {
    const rounds = await loadInTurn(options, around);
    const half = await loadAtHalf(rounds, options, around);
    return [
      warnOfSender(rounds, ratioRow(budgets.noDatabase, rounds, ['product', 'no-database'])),
      ratioRow(budgets.held, rounds, ['mails-held', 'no-database']),
      ratioRow(budgets.oneByOne, rounds, ['product', 'one-by-one']),
      cpuRow(budgets.cpu, rounds),
      tailRow(budgets.tail, rounds.product),
      tailRow(budgets.halfTail, [half]),
    ];
  });
}

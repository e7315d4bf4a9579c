import type { Options } from '../options.ts';
import { attempt, type Budget, type Row } from '../report.ts';
import { median, medianRatio, milliseconds, spread, times, wholeNumber } from '../statistics.ts';
import { postLeads, type LoadResult } from './load.ts';
import { runServer } from './runServer.ts';
import { VARIANTS, type Variant } from './variants.ts';

const CONNECTIONS = 64;
// Counted, not timed: code is compiled by how often it runs.
const WARM_UP_LEADS = 1500;
const BUSY_SENDER = 0.9;

const budgets = {
  noDatabase: { what: 'leads, durable : no database', must: 0.5, stretch: 0.8, isFloor: true, format: times },
  held: { what: '… with the mails held back meanwhile', format: times },
  oneByOne: { what: 'leads, durable : one transaction each', must: 4, isFloor: true, format: times },
  cpu: { what: 'CPU time a lead : no database', format: times },
  tail: { what: 'p99 : p50', must: 5, stretch: 3, format: times },
} satisfies Record<string, Budget>;

interface Round extends LoadResult {
  /** CPU time of the server's process for one lead, in millionths of a second. */
  readonly cpuMicros: number;
}
type Rounds = Readonly<Record<Variant, readonly Round[]>>;

async function loadOnce(variant: Variant, smtpUrl: string, seconds: number): Promise<Round> {
  const server = await runServer(variant, smtpUrl);
  try {
    await postLeads({ url: server.url, connections: CONNECTIONS, leads: WARM_UP_LEADS });
    const before = await server.ask('cpu');
    const result = await postLeads({ url: server.url, connections: CONNECTIONS, seconds });
    const after = await server.ask('cpu');
    return { ...result, cpuMicros: (after.micros - before.micros) / result.stored };
  } finally {
    await server.close();
  }
}

/** Each variant in turn, every time a new process with an empty folder. */
async function loadInTurn({ rounds, secondsARound }: Options, smtpUrl: string): Promise<Rounds> {
  const results: Record<Variant, Round[]> = {
    product: [],
    'mails-held': [],
    'one-by-one': [],
    'no-database': [],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of VARIANTS) results[variant].push(await loadOnce(variant, smtpUrl, secondsARound));
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
function cpuRow(rounds: Rounds): Row {
  const micros = (variant: Variant): number[] => rounds[variant].map(({ cpuMicros }) => cpuMicros);
  const detail = VARIANTS.map((variant) => `${variant} ${wholeNumber(median(micros(variant)))} µs`).join(', ');
  return { budget: budgets.cpu, value: medianRatio(micros('product'), micros('no-database')), detail };
}

function tailRow({ product }: Rounds): Row {
  const ratios = product.map(({ p50, p99 }) => p99 / p50);
  const p50 = milliseconds(median(product.map((result) => result.p50)));
  const p99 = milliseconds(median(product.map((result) => result.p99)));
  return { budget: budgets.tail, value: median(ratios), detail: `p50 ${p50}, p99 ${p99}` };
}

/** A faster server than the sender could show would look slower than it is. */
function warnOfSender(rounds: Rounds, row: Row): Row {
  const share = median(rounds['no-database'].map(({ senderShare }) => senderShare));
  return share < BUSY_SENDER ? row : { ...row, detail: `${row.detail}; the sender was at its limit` };
}

/** Leads a second at 64 connections, durable before the answer. */
export function measureThroughput(options: Options, smtpUrl: string): Promise<Row[]> {
  return attempt(Object.values(budgets), async () => {
    const rounds = await loadInTurn(options, smtpUrl);
    return [
      warnOfSender(rounds, ratioRow(budgets.noDatabase, rounds, ['product', 'no-database'])),
      ratioRow(budgets.held, rounds, ['mails-held', 'no-database']),
      ratioRow(budgets.oneByOne, rounds, ['product', 'one-by-one']),
      cpuRow(rounds),
      tailRow(rounds),
    ];
  });
}

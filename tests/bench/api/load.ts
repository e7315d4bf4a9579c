import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import * as z from 'zod/mini';
import { QUOTE_HANDLER_PATH } from '../../../api/contract/common/wire.ts';
import { solarRequest } from '../../api/support/solarRequest.ts';
import { requirePeer } from '../peers.ts';

/** How much is posted: for so many seconds or so many leads, as fast as answers come or at a rate. */
export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds?: number;
  readonly leads?: number;
  readonly leadsASecond?: number;
}

export interface LoadResult {
  readonly leadsASecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly stored: number;
  /** Share of the time that the sender itself was busy: near 1 it, and not the server, sets the pace. */
  readonly senderShare: number;
}

const resultSchema = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  duration: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
});

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface AutocannonOptions {
  readonly url: string;
  readonly connections: number;
  readonly duration?: number;
  readonly amount?: number;
  readonly overallRate?: number;
  readonly timeout: number;
  readonly requests: readonly (RawRequest & { readonly setupRequest: (request: RawRequest) => RawRequest })[];
}

const REFERENCES = 1_000_000;
const TIMEOUT_SECONDS = 30;
const JSON_HEADERS = { 'Content-Type': 'application/json', Authorization: 'Bearer' };
// What differs between leads, in a body that is otherwise made once.
const MARKS = { quoteRef: 'SQ-000000', email: 'lead-0@bench.test', electricityBill: 499 };
const BILL = `"electricityBill":${MARKS.electricityBill}`;
const [BEFORE_REFERENCE = '', AFTER_REFERENCE = ''] = JSON.stringify(
  solarRequest({
    quote: { quoteRef: MARKS.quoteRef },
    customerInfo: { email: MARKS.email, electricityBill: MARKS.electricityBill },
  }),
).split(MARKS.quoteRef);
/** The stops of the slider in the form, in pounds: what is worked out of a bill is not worked out once for all leads. */
const BILLS = { from: 30, step: 5, stops: 95 };

let count = 0;

// Each a new lead: a key, a visitor and a reference of its own. Were references drawn by lot, clashes would grow with
// every round, which no real stream of leads has.
function nextRequest(request: RawRequest): RawRequest {
  count += 1;
  const reference = `SQ-${String(count % REFERENCES).padStart(6, '0')}`;
  const bill = BILLS.from + BILLS.step * (count % BILLS.stops);
  const rest = AFTER_REFERENCE.replace(MARKS.email, `lead-${count}@bench.test`).replace(
    BILL,
    `"electricityBill":${bill}`,
  );
  const headers = { ...JSON_HEADERS, 'Idempotency-Key': randomUUID() };
  return { ...request, headers, body: BEFORE_REFERENCE + reference + rest };
}

function assertAllStored({ '2xx': stored, non2xx, errors, timeouts }: z.infer<typeof resultSchema>): void {
  if (stored === 0) throw new Error('not one lead was stored in the time');
  if (non2xx + errors + timeouts === 0) return;
  throw new Error(`${non2xx} posts were refused, ${errors} failed and ${timeouts} were not answered`);
}

/** Posts leads. @throws when one of them was not stored */
export async function postLeads(options: LoadOptions): Promise<LoadResult> {
  // A CommonJS package without types of its own.
  const autocannon = requirePeer('autocannon') as (options: AutocannonOptions) => Promise<unknown>;
  const before = performance.eventLoopUtilization();
  const raw = await autocannon({
    url: options.url,
    connections: options.connections,
    timeout: TIMEOUT_SECONDS,
    ...(options.seconds && { duration: options.seconds }),
    ...(options.leads && { amount: options.leads }),
    ...(options.leadsASecond && { overallRate: options.leadsASecond }),
    requests: [{ method: 'POST', path: QUOTE_HANDLER_PATH, headers: JSON_HEADERS, setupRequest: nextRequest }],
  });
  const senderShare = performance.eventLoopUtilization(before).utilization;
  const result = resultSchema.parse(raw);
  assertAllStored(result);
  const stored = result['2xx'];
  return { leadsASecond: stored / result.duration, ...result.latency, stored, senderShare };
}

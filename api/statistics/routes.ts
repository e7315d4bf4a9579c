import type { Express, Request } from 'express';
import type * as z from 'zod/mini';
import { fieldPath } from '#contract/common/problems.ts';
import { COUNTS_PATH } from '#contract/common/wire.ts';
import { countsSchema } from '#contract/countsSchema.ts';
import type { Metrics } from '../common/metrics.ts';
import { validationProblem } from '../common/problem.ts';
import { bodyOf, readBeaconBody } from '../middleware/body.ts';
import { only } from '../middleware/only.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import type { Partners } from '../partners/partners.ts';
import type { StepCounts } from './stepCounts.ts';

export interface StatisticsServices {
  readonly limitRate: LimitRate;
  readonly metrics: Pick<Metrics, 'countStatistics'>;
  readonly partners: Pick<Partners, 'findByKey'>;
  readonly stepCounts: StepCounts;
}

type Message = z.infer<typeof countsSchema>;

function readMessage(body: unknown): Message {
  const parsed = countsSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationProblem(parsed.error.issues.map(({ path, message }) => ({ path: fieldPath(path), message })));
}

/** Browsers say so for whoever wants to be left out of what others count. */
const isDeclined = (request: Request): boolean => request.get('Sec-GPC') === '1';

/** Takes the counts of tags. Nothing of a request is kept but what it says: no address, no time of day. */
export function setUpStatistics(app: Express, { limitRate, metrics, partners, stepCounts }: StatisticsServices): void {
  // As with leads: a key counts on pages of its partner.
  function partnerOf(key: string | undefined, origin: string | undefined): string | undefined {
    const partner = partners.findByKey(key ?? '');
    return origin !== undefined && partner?.origins.includes(origin) ? partner.id : undefined;
  }

  function take(request: Request, { partner, campaign, variant, ...message }: Message): string {
    if (isDeclined(request)) return 'declined';
    const counted = { ...message, campaign, variant, partner: partnerOf(partner, request.get('Origin')) };
    return stepCounts.add(counted) ? 'counted' : 'dropped';
  }

  const limit = limitRate(() => 'counts');
  app.all(COUNTS_PATH, only('POST'), readBeaconBody, limit, (request, response) => {
    metrics.countStatistics(take(request, readMessage(bodyOf(response.locals))));
    response.status(204).set('Cache-Control', 'no-store').end();
  });
}

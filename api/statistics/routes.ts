import type { Express, Request } from 'express';
import type * as z from 'zod/mini';
import { fieldPath } from '#contract/common/problems.ts';
import { COUNTS_PATH } from '#contract/common/wire.ts';
import { countsSchema } from '#contract/countsSchema.ts';
import type { Metrics } from '../common/metrics.ts';
import { validationProblem } from '../common/problem.ts';
import type { Config } from '../config/config.ts';
import { bodyOf, readBeaconBody } from '../middleware/body.ts';
import { only } from '../middleware/only.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { framedBy } from '../partners/framedBy.ts';
import type { Partners } from '../partners/partners.ts';
import { isDeclined } from './declined.ts';
import type { StepCounts } from './stepCounts.ts';

export interface StatisticsServices {
  readonly config: Pick<Config, 'publicUrl'>;
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

/** Takes the counts of tags. Nothing of a request is kept but what it says: no address, no time of day. */
export function setUpStatistics(app: Express, services: StatisticsServices): void {
  const { config, limitRate, metrics, partners, stepCounts } = services;
  // As with leads: a key counts on pages of its partner, and in our page that such a page has in a frame.
  function partnerOf(key: string | undefined, request: Request): string | undefined {
    const origin = request.get('Origin') ?? '';
    const isOurs = origin === config.publicUrl || origin === 'null';
    const pages = [origin, ...(isOurs ? framedBy(request.query) : [])];
    const partner = partners.findByKey(key ?? '');
    return partner && pages.some((page) => partner.origins.includes(page)) ? partner.id : undefined;
  }

  function take(request: Request, { partner, campaign, variant, ...message }: Message): string {
    if (isDeclined(request)) return 'declined';
    const counted = { ...message, campaign, variant, partner: partnerOf(partner, request) };
    return stepCounts.add(counted) ? 'counted' : 'dropped';
  }

  const limit = limitRate(() => 'counts');
  app.all(COUNTS_PATH, only('POST'), readBeaconBody, limit, (request, response) => {
    metrics.countStatistics(take(request, readMessage(bodyOf(response.locals))));
    response.status(204).set('Cache-Control', 'no-store').end();
  });
}

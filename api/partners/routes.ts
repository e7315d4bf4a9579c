import type { Express } from 'express';
import { PARTNER_CHECK_PATH, type PartnerCheckAnswer } from '#contract/common/wire.ts';
import type { Partners } from './partners.ts';

/** A tag asks once when it mounts, so that a partner's developer sees a mistyped key before a lead comes without it. */
export function setUpPartnerRoutes(app: Express, partners: Partners): void {
  app.get(PARTNER_CHECK_PATH, (request, response) => {
    const { key } = request.query;
    const partner = typeof key === 'string' ? partners.findByKey(key) : undefined;
    const answer: PartnerCheckAnswer = { status: partner?.status ?? 'unknown' };
    response.set('Cache-Control', 'no-store').json(answer);
  });
}

import type { Express } from 'express';
import { PARTNER_CHECK_PATH, type PartnerCheckAnswer } from '#contract/common/wire.ts';
import type { OriginWatch } from './originWatch.ts';
import type { Partners } from './partners.ts';

/** Good news keeps for a visit; bad news is asked for again at once, because somebody is mending it. */
const GOOD_NEWS = 'private, max-age=300';

interface PartnerServices {
  readonly partners: Partners;
  readonly originWatch: OriginWatch;
}

/**
 * A tag asks once when it mounts: a partner's developer learns of a mistyped key or an origin that is not registered
 * before a visitor does.
 */
export function setUpPartnerRoutes(app: Express, { partners, originWatch }: PartnerServices): void {
  app.get(PARTNER_CHECK_PATH, (request, response) => {
    const { origin } = request.headers;
    const isRegistered = origin === undefined || partners.isAllowedOrigin(origin);
    if (!isRegistered) originWatch.note(origin, 'check');
    const { key, to } = request.query;
    const partner = typeof key === 'string' ? partners.findByKey(key) : undefined;
    const isDestination = partner?.status === 'active' && typeof to === 'string' && partner.origins.includes(to);
    const answer: PartnerCheckAnswer = {
      status: partner?.status ?? 'unknown',
      origin: isRegistered ? 'registered' : 'unregistered',
      ...(to !== undefined && { destination: isDestination ? 'registered' : 'unregistered' }),
    };
    const isGood = isRegistered && (answer.status === 'active' || key === undefined);
    response.set('Cache-Control', isGood ? GOOD_NEWS : 'no-store').json(answer);
  });
}

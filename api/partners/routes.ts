import type { Express } from 'express';
import { FRAME_QUERY } from '#contract/common/embed.ts';
import { PARTNER_CHECK_PATH, type PartnerCheckAnswer } from '#contract/common/wire.ts';
import type { FramePasses } from './framePasses.ts';
import type { OriginWatch } from './originWatch.ts';
import type { Partners } from './partners.ts';

/** Good news keeps for a visit; bad news is asked for again at once, because somebody is mending it. */
const GOOD_NEWS = 'private, max-age=300';

interface PartnerServices {
  readonly framePasses: FramePasses;
  readonly partners: Partners;
  readonly originWatch: OriginWatch;
}

/**
 * A tag asks once when it mounts: a partner's developer learns of a mistyped key or an origin that is not registered
 * before a visitor does.
 */
export function setUpPartnerRoutes(app: Express, { framePasses, partners, originWatch }: PartnerServices): void {
  app.get(PARTNER_CHECK_PATH, async (request, response) => {
    const { origin } = request.headers;
    const { key, to, [FRAME_QUERY.pass]: pass } = request.query;
    const isOurFrame = origin === 'null' && (await framePasses.isValid(pass));
    const isRegistered = origin === undefined || partners.isAllowedOrigin(origin) || isOurFrame;
    if (!isRegistered) originWatch.note(origin, 'check');
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

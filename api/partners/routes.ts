import type { Express } from 'express';
import { PARTNER_CHECK_PATH, type PartnerCheckAnswer } from '#contract/common/wire.ts';
import { isOurFrame, type FramePasses } from './framePasses.ts';
import type { OriginWatch } from './originWatch.ts';
import type { Partner, Partners } from './partners.ts';

/** Good news keeps for a visit; bad news is asked for again at once, because somebody is mending it. */
const GOOD_NEWS = 'private, max-age=300';

interface PartnerServices {
  readonly framePasses: FramePasses;
  readonly partners: Partners;
  readonly originWatch: OriginWatch;
}

/** Whether a visitor may be led on to an origin. @param to of a query: whatever somebody wrote there */
const mayBeLedTo = (partner: Partner | undefined, to: unknown): boolean =>
  partner?.status === 'active' && partner.origins.some((origin) => origin === to);

/**
 * A tag asks once when it mounts: a partner's developer learns of a mistyped key or an origin that is not registered
 * before a visitor does.
 */
export function setUpPartnerRoutes(app: Express, { framePasses, partners, originWatch }: PartnerServices): void {
  app.get(PARTNER_CHECK_PATH, async (request, response) => {
    const { origin } = request.headers;
    const { key, to } = request.query;
    const isKnown = origin === undefined || partners.isAllowedOrigin(origin);
    const isRegistered = isKnown || (await isOurFrame(request, framePasses));
    if (!isRegistered) originWatch.note(origin, 'check');
    const partner = typeof key === 'string' ? partners.findByKey(key) : undefined;
    const answer: PartnerCheckAnswer = {
      status: partner?.status ?? 'unknown',
      origin: isRegistered ? 'registered' : 'unregistered',
      ...(to !== undefined && { destination: mayBeLedTo(partner, to) ? 'registered' : 'unregistered' }),
    };
    const isGood = isRegistered && (answer.status === 'active' || key === undefined);
    response.set('Cache-Control', isGood ? GOOD_NEWS : 'no-store').json(answer);
  });
}

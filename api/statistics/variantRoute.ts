import type { Express, Request } from 'express';
import { ukDay, ukDayStart } from '#contract/common/calendar.ts';
import { HOUR_MS } from '#contract/common/time.ts';
import { SHOWN, VARIANT_PATH, variantName, type VariantAnswer } from '#contract/common/wire.ts';
import { ApiProblem } from '../common/problem.ts';
import type { Database } from '../db/client.ts';
import { only } from '../middleware/only.ts';
import type { LimitRate } from '../middleware/rateLimit.ts';
import { createChooseVariant } from '../middleware/variants.ts';
import type { Partner, Partners } from '../partners/partners.ts';
import { isDeclined } from './declined.ts';
import { findPartnerTest, type PartnerTest } from './partnerTests.ts';
import type { StepCounts } from './stepCounts.ts';

interface VariantServices {
  readonly database: Database;
  readonly limitRate: LimitRate;
  readonly now: () => Date;
  readonly partners: Pick<Partners, 'findByKey'>;
  readonly stepCounts: Pick<StepCounts, 'add'>;
}

/** A page that is loaded again asks once an hour, so that visits are counted and not views; the day's choice ends with it. */
function keptSeconds(now: number): number {
  const isSameDay = ukDay(now + HOUR_MS) === ukDay(now);
  return Math.floor((isSameDay ? HOUR_MS : ukDayStart(ukDay(now + HOUR_MS)) - now) / 1000);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tells a partner's page which of two versions of its tag a visitor sees. */
export function setUpVariants(app: Express, services: VariantServices): void {
  const { database, limitRate, now, partners, stepCounts } = services;
  const chooseVariant = createChooseVariant(database.knex, now);

  async function testOf(partner: Partner | undefined, name: string): Promise<PartnerTest> {
    const test = partner && (await findPartnerTest(database.knex, partner.id, name));
    if (test) return test;
    throw new ApiProblem('not-found', 'There is no such test for this key. Check both names, or ask us to start it.');
  }

  async function answerFor(request: Request, partner: Partner | undefined, name: string): Promise<VariantAnswer> {
    const { ended, kept, partner_id: id } = await testOf(partner, name);
    if (ended !== null) return { variant: kept ?? 'a', isCounted: false };
    const variant = (await chooseVariant(request, `${id}/${name}`)) ? 'b' : 'a';
    // As with counts: a key counts on pages of its partner.
    const isOwn = partner?.origins.includes(request.get('Origin') ?? '') === true;
    if (!isOwn || isDeclined(request)) return { variant, isCounted: false };
    const counted = { tag: '', partner: id, campaign: undefined, variant: variantName(name, variant) };
    stepCounts.add({ ...counted, counts: [SHOWN] });
    return { variant, isCounted: true };
  }

  const limit = limitRate(() => 'variant');
  app.all(VARIANT_PATH, only('GET'), limit, async (request, response) => {
    const { partner, test } = request.query;
    const answer = await answerFor(request, partners.findByKey(text(partner)), text(test));
    response.set('Cache-Control', `private, max-age=${keptSeconds(now().getTime())}`).json(answer);
  });
}

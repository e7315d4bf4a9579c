import { beforeEach, describe } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import { commercialEnergyQuote } from '../../../widgets/funnels/commercial-energy/funnel.tsx';
import { commercialSolarQuote } from '../../../widgets/funnels/commercial-solar/funnel.tsx';
import { contactQuote } from '../../../widgets/funnels/contact/funnel.tsx';
import { evQuote } from '../../../widgets/funnels/ev/funnel.tsx';
import { homecareQuote } from '../../../widgets/funnels/homecare/funnel.tsx';
import { instantQuote } from '../../../widgets/funnels/instant/funnel.tsx';
import { newsletterQuote } from '../../../widgets/funnels/newsletter/funnel.tsx';
import { solarQuote } from '../../../widgets/funnels/solar/funnel.tsx';
import { FORMS, FUNNELS, type Journey } from '../funnels/journeys.ts';
import { useFakeHistory } from './fakeHistory.ts';
import { testFunnel, type FunnelUnderTest } from './openFunnel.ts';

const REFERENCE = 'SQ-654321';

// The quick quote leads to another page, which a test of elements would not survive.
const TESTED: Readonly<Record<Exclude<FunnelName, 'quick'>, (heading: string | RegExp) => FunnelUnderTest>> = {
  solar: (heading) => testFunnel(solarQuote, heading, REFERENCE),
  ev: (heading) => testFunnel(evQuote, heading, REFERENCE),
  homecare: (heading) => testFunnel(homecareQuote, heading, REFERENCE),
  instant: (heading) => testFunnel(instantQuote, heading, REFERENCE),
  'commercial-energy': (heading) => testFunnel(commercialEnergyQuote, heading, REFERENCE),
  'commercial-solar': (heading) => testFunnel(commercialSolarQuote, heading, REFERENCE),
  contact: (heading) => testFunnel(contactQuote, heading, REFERENCE),
  newsletter: (heading) => testFunnel(newsletterQuote, heading, REFERENCE),
};

/**
 * Declares tests for every funnel and every form of one step that has something to test.
 * @param casesOf what is tested of a journey: nothing is declared for one without
 */
export function describeEvery<Case>(
  what: string,
  casesOf: (journey: Journey) => readonly Case[],
  declare: (cases: readonly Case[], journey: Journey, funnel: FunnelUnderTest) => void,
): void {
  for (const journey of [...FUNNELS, ...FORMS]) {
    if (journey.funnel === 'quick') continue;
    const tested = TESTED[journey.funnel];
    const cases = casesOf(journey);
    if (cases.length === 0) continue;
    describe(`<${journey.tag}>: ${what}`, () => {
      // Steps are entries of the history, and those of one test would lead the next one back.
      beforeEach(() => void useFakeHistory());
      declare(cases, journey, tested(journey.steps[0].heading));
    });
  }
}

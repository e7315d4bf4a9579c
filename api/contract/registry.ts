import { readCommercialEnergy, COMMERCIAL_ENERGY_PREFIX } from './commercial-energy/submission.ts';
import { readCommercialSolar, COMMERCIAL_SOLAR_PREFIX } from './commercial-solar/submission.ts';
import type { ReferencePrefix } from './common/reference.ts';
import type { Reader } from './common/submission.ts';
import { readContact } from './contact/submission.ts';
import { readEv, EV_PREFIX } from './ev/submission.ts';
import { readHomecare, HOMECARE_PREFIX } from './homecare/submission.ts';
import { readInstant, INSTANT_PREFIX } from './instant/submission.ts';
import { readNewsletter } from './newsletter/submission.ts';
import { readQuick } from './quick/submission.ts';
import { readSolar, SOLAR_PREFIX } from './solar/submission.ts';
import type { FunnelName } from './tags.ts';

export interface FunnelContract {
  readonly funnel: FunnelName;
  /** `type` on the wire. */
  readonly type: string;
  /** null for a form without references. */
  readonly referencePrefix: ReferencePrefix | null;
  /** Validates and prices `quoteData`; throws on nothing that a request can contain. */
  readonly read: Reader;
}

export const registry = {
  solar: { funnel: 'solar', type: 'solar', referencePrefix: SOLAR_PREFIX, read: readSolar },
  ev: { funnel: 'ev', type: 'ev', referencePrefix: EV_PREFIX, read: readEv },
  homecare: { funnel: 'homecare', type: 'homecare', referencePrefix: HOMECARE_PREFIX, read: readHomecare },
  instant: { funnel: 'instant', type: 'homecare', referencePrefix: INSTANT_PREFIX, read: readInstant },
  'commercial-energy': {
    funnel: 'commercial-energy',
    type: 'commercial',
    referencePrefix: COMMERCIAL_ENERGY_PREFIX,
    read: readCommercialEnergy,
  },
  'commercial-solar': {
    funnel: 'commercial-solar',
    type: 'commercial-solar',
    referencePrefix: COMMERCIAL_SOLAR_PREFIX,
    read: readCommercialSolar,
  },
  quick: { funnel: 'quick', type: 'quick', referencePrefix: null, read: readQuick },
  contact: { funnel: 'contact', type: 'contact', referencePrefix: null, read: readContact },
  newsletter: { funnel: 'newsletter', type: 'newsletter', referencePrefix: null, read: readNewsletter },
} as const satisfies Record<FunnelName, FunnelContract>;

import type { ReferencePrefix } from './common/reference.ts';
import type { ReadResult } from './common/submission.ts';
import { readSolar, SOLAR_PREFIX } from './solar/submission.ts';

/** Every funnel by the name that its folder has in contract, widgets and end-to-end tests. */
export const FUNNEL_NAMES = ['solar'] as const;
export type FunnelName = (typeof FUNNEL_NAMES)[number];

export interface FunnelContract {
  readonly funnel: FunnelName;
  /** `type` on the wire. */
  readonly type: string;
  readonly referencePrefix: ReferencePrefix;
  /** Validates and prices `quoteData`; throws on nothing that a request can contain. */
  readonly read: (quoteData: unknown) => ReadResult;
}

export const registry = {
  solar: { funnel: 'solar', type: 'solar', referencePrefix: SOLAR_PREFIX, read: readSolar },
} as const satisfies Record<FunnelName, FunnelContract>;

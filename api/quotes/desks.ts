import { FUNNEL_NAMES, type FunnelName } from '#contract/registry.ts';
import type { Desk } from './desk.ts';
import { solarDesk } from './funnels/solar.ts';

const desks: Readonly<Record<FunnelName, Desk>> = { solar: solarDesk };

const byType = new Map(FUNNEL_NAMES.map((name) => [desks[name].contract.type, desks[name]]));

/** Every `type` that the quote-handler takes. */
export const QUOTE_TYPES: readonly string[] = [...byType.keys()];

export const deskOfType = (type: unknown): Desk | undefined =>
  typeof type === 'string' ? byType.get(type) : undefined;

import { FUNNEL_NAMES, type FunnelName } from '#contract/registry.ts';
import type { Desk } from './desk.ts';
import { commercialEnergyDesk } from './funnels/commercialEnergy.ts';
import { commercialSolarDesk } from './funnels/commercialSolar.ts';
import { contactDesk } from './funnels/contact.ts';
import { evDesk } from './funnels/ev.ts';
import { homecareDesk } from './funnels/homecare.ts';
import { instantDesk } from './funnels/instant.ts';
import { newsletterDesk } from './funnels/newsletter.ts';
import { quickDesk } from './funnels/quick.ts';
import { solarDesk } from './funnels/solar.ts';

const desks: Readonly<Record<FunnelName, Desk>> = {
  solar: solarDesk,
  ev: evDesk,
  homecare: homecareDesk,
  instant: instantDesk,
  'commercial-energy': commercialEnergyDesk,
  'commercial-solar': commercialSolarDesk,
  quick: quickDesk,
  contact: contactDesk,
  newsletter: newsletterDesk,
};

const allDesks = FUNNEL_NAMES.map((name) => desks[name]);
const byFunnel: ReadonlyMap<string, Desk> = new Map(FUNNEL_NAMES.map((name) => [name, desks[name]]));

/** Every `type` that the quote-handler takes. */
export const QUOTE_TYPES: readonly string[] = [...new Set(allDesks.map(({ contract }) => contract.type))];

/** Funnels whose leads sales are told of. */
export const SOLD_FUNNELS: readonly string[] = allDesks
  .filter(({ mails }) => mails.includes('sales-mail'))
  .map(({ contract }) => contract.funnel);

/** The desk that takes a post. Of two with one type, what was sent decides; where it came from is only a claim. */
export function deskFor({
  type,
  quoteData,
}: {
  readonly type?: unknown;
  readonly quoteData?: unknown;
}): Desk | undefined {
  const candidates = allDesks.filter(({ contract }) => contract.type === type);
  return candidates.find(({ claims }) => claims?.(quoteData)) ?? candidates.find(({ claims }) => !claims);
}

/** The desk of a stored lead. */
export const deskOfFunnel = (funnel: string): Desk | undefined => byFunnel.get(funnel);

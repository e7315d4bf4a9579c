import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { commercialEnergyPresenter } from './commercialEnergy.ts';
import { commercialSolarPresenter } from './commercialSolar.ts';
import { contactPresenter } from './contact.ts';
import { evPresenter } from './ev.ts';
import { homecarePresenter } from './homecare.ts';
import { instantPresenter } from './instant.ts';
import { newsletterPresenter } from './newsletter.ts';
import type { Presenter } from './presenter.ts';
import { quickPresenter } from './quick.ts';
import { solarPresenter } from './solar.ts';

const presenters: Readonly<Record<FunnelName, Presenter>> = {
  solar: solarPresenter,
  ev: evPresenter,
  homecare: homecarePresenter,
  instant: instantPresenter,
  'commercial-energy': commercialEnergyPresenter,
  'commercial-solar': commercialSolarPresenter,
  quick: quickPresenter,
  contact: contactPresenter,
  newsletter: newsletterPresenter,
};

const allPresenters = FUNNEL_NAMES.map((name) => presenters[name]);
const byFunnel: ReadonlyMap<string, Presenter> = new Map(FUNNEL_NAMES.map((name) => [name, presenters[name]]));

/** Every `type` that the quote-handler takes. */
export const QUOTE_TYPES: readonly string[] = [...new Set(allPresenters.map(({ contract }) => contract.type))];

/** Funnels whose leads are mailed to sales. */
export const SOLD_FUNNELS: readonly string[] = allPresenters
  .filter(({ mails }) => mails.includes('sales-mail'))
  .map(({ contract }) => contract.funnel);

/** The presenter that takes a post. Of two with one type, what was sent decides; where it came from is only a claim. */
export function presenterFor({
  type,
  quoteData,
}: {
  readonly type?: unknown;
  readonly quoteData?: unknown;
}): Presenter | undefined {
  const candidates = allPresenters.filter(({ contract }) => contract.type === type);
  return candidates.find(({ claims }) => claims?.(quoteData)) ?? candidates.find(({ claims }) => !claims);
}

/** The presenter of a stored lead. */
export const presenterOfFunnel = (funnel: string): Presenter | undefined => byFunnel.get(funnel);

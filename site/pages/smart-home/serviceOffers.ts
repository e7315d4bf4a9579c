import { toPounds } from '#contract/common/money.ts';
import type { PlanCatalogue } from '#contract/common/plans.ts';
import { homecareCatalogues } from '#contract/common/plansHomecare.ts';
import { monthlyOffers, priceRange } from '../../document/structuredData.ts';
import { planOf } from '../../facts/planPrices.ts';

const poundsOf = (catalogue: PlanCatalogue, name: string): string => String(toPounds(planOf(catalogue, name).price));

/** What structured data says of prices: the same as the cards of the page. */
export const serviceOffers = {
  plans: monthlyOffers(homecareCatalogues.plans.map(({ name, price }) => [name, String(toPounds(price))])),
  boilers: priceRange(poundsOf('boiler-services', 'Service'), poundsOf('boiler-services', 'Installation')),
  smartHome: priceRange(poundsOf('learn-more', 'Lighting'), poundsOf('learn-more', 'Complete')),
} as const;

import type { StructuredData } from '../../document/route.ts';
import { businessData, cities, priceRange, serviceData } from '../../document/structuredData.ts';
import { faqData } from '../../kit/components/faqData.ts';
import type { LocalContent, LocalService } from './local.ts';

const SERVICE_TYPES: Readonly<Record<LocalService, string>> = {
  solar: 'Solar panel installation for homes',
  'commercial-solar': 'Solar panel installation for commercial buildings',
  battery: 'Battery storage installation',
  ev: 'EV charger installation',
};

/** The company as it serves a place. */
const localBusiness = ({ serves }: LocalContent): StructuredData => ({ ...businessData, areaServed: cities(serves) });

const localService = ({ path, title, service, serves, offer }: LocalContent): StructuredData => ({
  ...serviceData({
    path,
    name: title,
    serviceType: SERVICE_TYPES[service],
    ...(offer && { offers: priceRange(...offer) }),
  }),
  areaServed: cities(serves),
});

/** What a local page says to search engines, the way to it apart. */
export const localData = (content: LocalContent): readonly StructuredData[] => [
  localBusiness(content),
  localService(content),
  faqData(content.faqs),
];

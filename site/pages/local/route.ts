import { company } from '#contract/common/company.ts';
import { page, type Route, type StructuredData } from '../../document/route.ts';
import { breadcrumbData, businessData, cities, priceRange, serviceData } from '../../document/structuredData.ts';
import { faqData } from '../../kit/components/FaqList.tsx';
import { localContents, type LocalContent, type LocalService } from './local.ts';
import { LocalPage } from './LocalPage.tsx';

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
const localData = (content: LocalContent): readonly StructuredData[] => [
  localBusiness(content),
  localService(content),
  faqData(content.faqs),
];

const localRoute = (content: LocalContent): Route =>
  page({
    path: content.path,
    title: `${content.title} | ${company.brand}`,
    description: content.description,
    keywords: content.keywords,
    menu: { group: 'Resources', text: content.menu },
    geo: content.geo,
    lastModified: '2026-11-21',
    tags: [],
    structuredData: [...localData(content), breadcrumbData(content.menu, content.path)],
    Page: () => LocalPage({ content }),
  });

/** One service in one place each: a file of site/pages/local/content is a page. */
export const localRoutes: readonly Route[] = localContents.map(localRoute);

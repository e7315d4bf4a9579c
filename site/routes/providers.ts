import { company } from '#contract/common/company.ts';
import { providers, type Provider } from '../library/providers.ts';
import { ProviderPage } from '../pages/ProviderPage.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData, serviceData } from '../structuredData.ts';

const providerRoute = (content: Provider): Route =>
  page({
    path: content.path,
    title: `${content.name} | ${company.brand}`,
    description: content.description,
    keywords: content.keywords,
    tags: ['solar-quote'],
    structuredData: [
      serviceData({ path: content.path, name: content.name, serviceType: 'Solar panel installation' }),
      breadcrumbData(content.name, content.path),
    ],
    Page: () => ProviderPage({ content }),
  });

/** Solar pages that carry the name of a partner: one file of site/content/providers each. */
export const providerRoutes: readonly Route[] = providers.map(providerRoute);

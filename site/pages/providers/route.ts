import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, serviceData } from '../../document/structuredData.ts';
import { ProviderPage } from './ProviderPage.tsx';
import { providers, type Provider } from './providers.ts';

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

/** Solar pages that carry the name of a partner: one file of site/pages/providers/content each. */
export const providerRoutes: readonly Route[] = providers.map(providerRoute);

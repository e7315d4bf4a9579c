import { company } from '#contract/common/company.ts';
import { learnMore } from '../content/services/learnMore.ts';
import { serviceOffers } from '../content/services/serviceOffers.ts';
import { topics, type Topic } from '../library/topics.ts';
import { BoilerServices } from '../pages/BoilerServices.tsx';
import { Energy } from '../pages/Energy.tsx';
import { Homecare } from '../pages/Homecare.tsx';
import { HomecarePlans } from '../pages/HomecarePlans.tsx';
import { SmartHome } from '../pages/SmartHome.tsx';
import { TopicPage } from '../pages/TopicPage.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData, serviceData } from '../structuredData.ts';

const titled = (title: string): string => `${title} | ${company.brand}`;

const topicRoute = (topic: Topic): Route => {
  const path = `${learnMore.path}/${topic.slug}` as const;
  return page({
    path,
    title: titled(topic.head.title),
    description: topic.head.description,
    keywords: topic.head.keywords,
    tags: [],
    structuredData: [
      serviceData({ path, name: topic.title, serviceType: topic.subtitle }),
      breadcrumbData(topic.name, path, learnMore.above),
    ],
    Page: () => TopicPage({ topic }),
  });
};

// /learn-more itself shows the first topic; search engines keep that topic's own address.
function learnMoreRoute(): Route {
  const [first] = topics;
  if (!first) throw new Error('site/content/learn-more has no topic.');
  return page({
    path: learnMore.path,
    canonical: `${learnMore.path}/${first.slug}`,
    title: titled('Learn more'),
    description:
      'Plans, prices and plain words on HomeCare, energy, boilers, smart homes and energy for business. Choose a topic and compare four ways to buy it.',
    keywords: ['HomeCare', 'energy', 'boilers', 'smart home', 'business energy'],
    menu: { group: 'Resources', text: 'Plans and prices' },
    tags: [],
    structuredData: [breadcrumbData('Plans and prices', learnMore.path)],
    Page: () => TopicPage({ topic: first }),
  });
}

/** Pages about what we sell: learn-more and its topics, plans, boilers, smart home, energy. */
export const serviceRoutes: readonly Route[] = [
  page({
    path: '/energy',
    title: titled('Gas and electricity for the home'),
    description:
      'Fixed, variable, green or Economy 7: what each starts at a month, whom it suits, when a night rate pays, and how a switch goes.',
    keywords: ['gas and electricity', 'energy tariffs', 'Economy 7', 'switch supplier', 'green electricity'],
    menu: { group: 'Energy', text: 'Gas and electricity' },
    tags: [],
    structuredData: [
      serviceData({ path: '/energy', name: 'Gas and electricity', serviceType: 'Energy supply for homes' }),
      breadcrumbData('Energy', '/energy'),
    ],
    Page: Energy,
  }),
  page({
    path: '/homecare',
    title: titled('HomeCare cover for your home'),
    description:
      'Boiler, heating, pipes and wiring looked after for a monthly amount: what HomeCare covers, how a call-out goes, and three ways to choose a plan.',
    keywords: ['HomeCare', 'home cover', 'boiler and heating cover', 'plumbing cover', 'home emergency cover'],
    menu: { group: 'Home services', text: 'HomeCare' },
    tags: [],
    structuredData: [
      serviceData({ path: '/homecare', name: 'HomeCare', serviceType: 'Home emergency and maintenance plans' }),
      breadcrumbData('HomeCare', '/homecare'),
    ],
    Page: Homecare,
  }),
  page({
    path: '/homecare-plans',
    title: titled('HomeCare plans side by side'),
    description:
      'Basic Care, Complete Care and Total Care compared: what each lists, what it costs a month, the terms, and which plan is which.',
    keywords: ['HomeCare plans', 'boiler cover plans', 'Basic Care', 'Complete Care', 'Total Care'],
    menu: { group: 'Home services', text: 'HomeCare plans' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/homecare-plans',
        name: 'HomeCare plans',
        serviceType: 'Home emergency and maintenance plans',
        offers: serviceOffers.plans,
      }),
      breadcrumbData('HomeCare plans', '/homecare-plans', [{ name: 'HomeCare', path: '/homecare' }]),
    ],
    Page: HomecarePlans,
  }),
  page({
    path: '/boiler-services',
    title: titled('Boiler services'),
    description:
      'Boiler installation, service and repair in Newcastle and the North East: what each starts at, what a service looks at, how a day goes.',
    keywords: ['boiler services', 'boiler service Newcastle', 'boiler repair', 'boiler installation'],
    menu: { group: 'Home services', text: 'Boiler services' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/boiler-services',
        name: 'Boiler services',
        serviceType: 'Boiler installation, service and repair',
        offers: serviceOffers.boilers,
      }),
      breadcrumbData('Boiler services', '/boiler-services'),
    ],
    Page: BoilerServices,
  }),
  page({
    path: '/smart-home',
    title: titled('Smart home packages'),
    description:
      'Smart heating, security, lighting or all in one: four packages with installation and set-up, and an honest word on what they save.',
    keywords: ['smart home', 'smart thermostat installation', 'video doorbell', 'smart lighting'],
    menu: { group: 'Home services', text: 'Smart home' },
    tags: [],
    structuredData: [
      serviceData({
        path: '/smart-home',
        name: 'Smart home',
        serviceType: 'Smart home installation',
        offers: serviceOffers.smartHome,
      }),
      breadcrumbData('Smart home', '/smart-home'),
    ],
    Page: SmartHome,
  }),
  learnMoreRoute(),
  ...topics.map(topicRoute),
];

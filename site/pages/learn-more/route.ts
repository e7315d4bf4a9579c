import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData, serviceData } from '../../document/structuredData.ts';
import { topics, type Topic } from '../../facts/topics.ts';
import { learnMore, TopicPage } from './TopicPage.tsx';

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
  if (!first) throw new Error('site/facts/content/learn-more has no topic.');
  return page({
    path: learnMore.path,
    canonical: `${learnMore.path}/${first.slug}`,
    title: titled('Learn more'),
    description:
      'Plans and prices for HomeCare, energy, boilers, smart homes and business energy. Choose a topic and compare your options.',
    keywords: ['HomeCare', 'energy', 'boilers', 'smart home', 'business energy'],
    menu: { group: 'Resources', text: 'Plans and prices' },
    tags: [],
    structuredData: [breadcrumbData('Plans and prices', learnMore.path)],
    Page: () => TopicPage({ topic: first }),
  });
}

/** Plans and prices: a page for each topic. */
export const learnMoreRoutes: readonly Route[] = [learnMoreRoute(), ...topics.map(topicRoute)];

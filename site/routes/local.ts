import { company } from '#contract/common/company.ts';
import { localContents, type LocalContent } from '../library/local.ts';
import { LocalPage } from '../pages/LocalPage.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData } from '../structuredData.ts';
import { localData } from '../structuredData/local.ts';

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

/** One service in one place each: a file of site/content/local is a page. */
export const localRoutes: readonly Route[] = localContents.map(localRoute);

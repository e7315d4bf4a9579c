import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { localContents, type LocalContent } from './local.ts';
import { localData } from './localData.ts';
import { LocalPage } from './LocalPage.tsx';

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

import { company } from '#contract/common/company.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { legalTexts } from './legal.ts';
import { LegalPage } from './LegalPage.tsx';

/** Legal pages: one file of site/pages/legal/content each. */
export const legalRoutes: readonly Route[] = legalTexts.map((content) => {
  const { path, title, description, keywords, menu, updated } = content;
  return page({
    path,
    title: `${title} | ${company.brand}`,
    description,
    keywords,
    lastModified: updated,
    menu: { group: 'Legal', text: menu },
    tags: [],
    structuredData: [breadcrumbData(title, path)],
    Page: () => LegalPage({ content }),
  });
});

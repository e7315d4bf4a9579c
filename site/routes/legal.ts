import { company } from '#contract/common/company.ts';
import { legalTexts } from '../library/legal.ts';
import { LegalPage } from '../pages/LegalPage.tsx';
import { page, type Route } from '../route.ts';
import { breadcrumbData } from '../structuredData.ts';

/** Legal pages: one file of site/content/legal each. */
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

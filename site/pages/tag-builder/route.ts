import { company } from '#contract/common/company.ts';
import { TAG_BUILDER_PATH } from '#contract/common/embed.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { TagBuilder } from './TagBuilder.tsx';

/** Where partners put their tag together. */
export const tagBuilderRoutes: readonly Route[] = [
  page({
    path: TAG_BUILDER_PATH,
    title: `Tag builder for partners | ${company.brand}`,
    description:
      'Put our quote forms on your own website: choose a form, match your colours, see it on a sample page and copy the code.',
    keywords: ['partner widget', 'solar quote widget', 'embed quote form', 'quote form for websites'],
    lastModified: '2026-11-23',
    menu: { group: 'Resources', text: 'Tag builder for partners' },
    tags: [],
    structuredData: [breadcrumbData('Tag builder', TAG_BUILDER_PATH)],
    Page: TagBuilder,
  }),
];

import { company } from '#contract/common/company.ts';
import { references } from '../../../widgets/reference/reference.ts';
import { page, type Route } from '../../document/route.ts';
import { breadcrumbData } from '../../document/structuredData.ts';
import { PartnersPage } from './PartnersPage.tsx';
import { PARTNERS, TagPage } from './TagPage.tsx';

/** Where partners begin, and a page for each tag. */
export const referenceRoutes: readonly Route[] = [
  page({
    path: PARTNERS.path,
    title: `${PARTNERS.name} | ${company.brand}`,
    description:
      'Put our quote forms on your own site with one script and one tag. See every tag, its attributes and events, and the package with types.',
    keywords: ['partner', 'quote form', 'web component', 'embed', 'reference'],
    menu: { group: 'Resources', text: PARTNERS.name },
    tags: [],
    structuredData: [breadcrumbData(PARTNERS.name, PARTNERS.path)],
    Page: PartnersPage,
  }),
  ...references.map((reference) =>
    page({
      path: `${PARTNERS.path}/${reference.tag}`,
      title: `${reference.tag} for partners | ${company.brand}`,
      description: `The tag ${reference.tag} on a page of yours: attributes, properties, events, parts and custom properties, and the form itself to try.`,
      keywords: [reference.tag, 'web component', 'attributes', 'events', 'partner'],
      // Each form has its own page for visitors: this one is for those who build pages.
      isIndexed: false,
      tags: [reference.tag],
      structuredData: [breadcrumbData(`<${reference.tag}>`, `${PARTNERS.path}/${reference.tag}`, [PARTNERS])],
      Page: () => TagPage({ reference }),
    }),
  ),
];

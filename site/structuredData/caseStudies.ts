import { company } from '#contract/common/company.ts';
import type { CaseStudy } from '../library/caseStudies.ts';
import { absoluteUrl } from '../publicUrl.ts';
import type { StructuredData } from '../route.ts';

const organisation: StructuredData = { '@type': 'Organization', name: company.brand, url: absoluteUrl('/') };

/** A finished project. An article and no review: nobody is rated. */
export const projectData = (project: CaseStudy, image: string): StructuredData => ({
  '@type': 'Article',
  '@id': absoluteUrl(`${project.path}#article`),
  headline: project.title,
  description: project.description,
  image: absoluteUrl(image),
  datePublished: project.completed,
  dateModified: project.completed,
  author: organisation,
  publisher: organisation,
  mainEntityOfPage: absoluteUrl(project.path),
  about: { '@type': 'Place', name: project.location },
  keywords: project.keywords.join(', '),
  inLanguage: 'en-GB',
});

/** The list of them. */
export const projectListData = (path: string, projects: readonly CaseStudy[]): StructuredData => ({
  '@type': 'CollectionPage',
  '@id': absoluteUrl(`${path}#collection`),
  name: 'Solar Installation Case Studies',
  url: absoluteUrl(path),
  inLanguage: 'en-GB',
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: projects.length,
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: project.title,
      url: absoluteUrl(project.path),
    })),
  },
});

import type { Article, CollectionPage } from 'schema-dts';
import type { CaseStudy } from '../library/caseStudies.ts';
import { absoluteUrl } from '../publicUrl.ts';
import type { StructuredData } from '../route.ts';
import { organisationData } from '../structuredData.ts';

/** A finished project. An article and no review: nobody is rated. */
export const projectData = (project: CaseStudy, image: string): StructuredData =>
  ({
    '@type': 'Article',
    '@id': absoluteUrl(`${project.path}#article`),
    headline: project.title,
    description: project.description,
    image: absoluteUrl(image),
    datePublished: project.completed,
    dateModified: project.completed,
    author: organisationData,
    publisher: organisationData,
    mainEntityOfPage: absoluteUrl(project.path),
    about: { '@type': 'Place', name: project.location },
    keywords: project.keywords.join(', '),
    inLanguage: 'en-GB',
  }) satisfies Article;

/** The list of them. */
export const projectListData = (path: string, projects: readonly CaseStudy[]): StructuredData =>
  ({
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
  }) satisfies CollectionPage;

import type { Article } from 'schema-dts';
import type { CaseStudy } from '../library/caseStudies.ts';
import { absoluteUrl } from '../publicUrl.ts';
import type { StructuredData } from '../route.ts';
import { organisationData } from '../structuredData.ts';

interface Told {
  /** Address of its picture on this site. */
  readonly image: string;
  /** Day on which its text was changed last. */
  readonly modified: string;
}

/** A finished project. An article and no review: nobody is rated. */
export const projectData = (project: CaseStudy, { image, modified }: Told): StructuredData =>
  ({
    '@type': 'Article',
    '@id': absoluteUrl(`${project.path}#article`),
    headline: project.title,
    description: project.description,
    image: absoluteUrl(image),
    datePublished: project.completed,
    dateModified: modified,
    author: organisationData,
    publisher: organisationData,
    mainEntityOfPage: absoluteUrl(project.path),
    about: { '@type': 'Place', name: project.location },
    keywords: project.keywords.join(', '),
    inLanguage: 'en-GB',
  }) satisfies Article;

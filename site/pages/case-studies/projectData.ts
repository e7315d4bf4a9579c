import type { Article } from 'schema-dts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import type { StructuredData } from '../../document/route.ts';
import { organisationData } from '../../document/structuredData.ts';
import type { CaseStudy } from './caseStudies.ts';

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

import type { Article } from 'schema-dts';
import { company } from '#contract/common/company.ts';
import { absoluteUrl } from '../../document/publicUrl.ts';
import { page, type Route, type StructuredData } from '../../document/route.ts';
import { sharePictureAddress, sharePictureName } from '../../document/sharePicture.ts';
import { collectionData, breadcrumbData, organisationData } from '../../document/structuredData.ts';
import { PROJECTS_PATH } from '../../facts/caseFilters.ts';
import { caseStudies, type CaseStudy } from '../../facts/caseStudies.ts';
import { CaseStudies } from './CaseStudies.tsx';
import { CaseStudyPage } from './CaseStudyPage.tsx';

interface ProjectMetadata {
  /** Address of its picture on this site. */
  readonly image: string;
  /** Day on which its text was changed last. */
  readonly modified: string;
}

/** A finished project. An article and not a review: nobody is rated. */
const projectData = (project: CaseStudy, { image, modified }: ProjectMetadata): StructuredData =>
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

const LIST = { name: 'Case studies', path: PROJECTS_PATH } as const;
// Not the day on which a project was finished: its text came with the first release of all pages.
const WRITTEN = '2026-11-21';

const projectRoute = (project: CaseStudy): Route =>
  page({
    path: project.path,
    title: `${project.title} | ${company.brand} Case Study`,
    description: project.description,
    keywords: project.keywords,
    lastModified: WRITTEN,
    share: { article: { published: project.completed, modified: WRITTEN } },
    tags: [],
    structuredData: [
      projectData(project, { image: sharePictureAddress(sharePictureName(project)), modified: WRITTEN }),
      breadcrumbData(project.title, project.path, [LIST]),
    ],
    Page: () => CaseStudyPage({ project }),
  });

/** Finished projects. */
export const caseStudyRoutes: readonly Route[] = [
  page({
    path: LIST.path,
    title: `Solar Installation Case Studies | ${company.brand}`,
    description:
      'Six projects between Tyne and Wear: homes, offices, a school, a factory and a car park. The problem, what we built and what it makes.',
    keywords: ['solar case studies', 'solar installation projects', 'solar Newcastle', 'commercial solar North East'],
    menu: { group: 'Resources', text: 'Case studies' },
    lastModified: WRITTEN,
    tags: [],
    structuredData: [
      collectionData({ path: LIST.path, name: 'Solar Installation Case Studies', pages: caseStudies }),
      breadcrumbData(LIST.name, LIST.path),
    ],
    Page: CaseStudies,
  }),
  ...caseStudies.map(projectRoute),
];

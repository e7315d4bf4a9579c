import { company } from '#contract/common/company.ts';
import { PROJECTS_PATH } from '../library/caseFilters.ts';
import { caseStudies, type CaseStudy } from '../library/caseStudies.ts';
import { CaseStudies } from '../pages/CaseStudies.tsx';
import { CaseStudyPage } from '../pages/CaseStudyPage.tsx';
import { page, type Route } from '../route.ts';
import { sharePictureAddress, sharePictureName } from '../sharePicture.ts';
import { breadcrumbData } from '../structuredData.ts';
import { projectData } from '../structuredData/caseStudies.ts';
import { collectionData } from '../structuredData/collection.ts';

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
      'Six projects between Tyne and Wear: homes, offices, a school, a factory and a car park. What was in the way, what we built and what it makes.',
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

import type { Route } from '../route.ts';

/** Finished projects. */
export const caseStudyRoutes: readonly Route[] = [];

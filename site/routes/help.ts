import type { Route } from '../route.ts';

/** Answers and ways to find something: questions, emergencies, search, saved quotes. */
export const helpRoutes: readonly Route[] = [];

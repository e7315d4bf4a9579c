import type { Route } from '../route.ts';

/** Landing pages of places. */
export const localRoutes: readonly Route[] = [];

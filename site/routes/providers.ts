import type { Route } from '../route.ts';

/** Solar pages that carry the name of a partner. */
export const providerRoutes: readonly Route[] = [];

import type { Route } from '../route.ts';

/** Pages about what we sell: learn-more and its topics, plans, boilers, smart home, energy. */
export const serviceRoutes: readonly Route[] = [];

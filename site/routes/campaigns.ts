import type { Route } from '../route.ts';

/** Pages of campaigns, one a file. */
export const campaignRoutes: readonly Route[] = [];

import type { SiteAddresses } from '#contract/common/siteAddresses.ts';
import { CATEGORY_PAGE, TAG_PAGE } from '#contract/common/topicPage.ts';

/** Addresses that another page answers, or leads on from, because they have none of their own. */
export const rewrites: Pick<SiteAddresses, 'queries' | 'unknown'> = {
  queries: [
    { path: '/learn-more', name: 'topic', below: '/learn-more/', otherwise: '/learn-more/homecare' },
    { path: '/blog', name: 'page', below: '/blog/page/', otherwise: '/blog' },
  ],
  unknown: [
    { below: '/learn-more/', page: '/learn-more/homecare' },
    { below: '/blog/category/', page: CATEGORY_PAGE, isFilled: true },
    { below: '/blog/tag/', page: TAG_PAGE, isFilled: true },
    { below: '/blog/page/', redirect: '/blog' },
    { below: '/blog/', redirect: '/blog' },
    { below: '/case-studies/', redirect: '/case-studies' },
  ],
};

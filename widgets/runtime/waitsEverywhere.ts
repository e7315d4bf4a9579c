/**
 * It waits for a touch on our own pages too, where it stands beside other things. All other tags are what visitors come to
 * such a page for.
 */
export const WAITS_EVERYWHERE = 'quick-quote';

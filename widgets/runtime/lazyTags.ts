// Texts, not lists: the bundler writes them where they are used, so that the loader shares no module with what it loads.

/**
 * There is a fragment for each word of these; what can be anything, like a postcode, is filled in where it is shown.
 */
export const NAMING_ATTRIBUTES = 'customer-type service subject';

/**
 * It waits for a touch on our own pages too, where it stands beside other things. All other tags are what visitors come to
 * such a page for.
 */
export const WAITS_EVERYWHERE = 'quick-quote';

import { EMBED_PATH } from '#contract/common/embedPath.ts';

/** Origin that the script came from: that of the company's site, whichever page it runs on. */
export const scriptOrigin = new URL(import.meta.url).origin;

/**
 * Whether the page is one of the company's own. (Not `globalThis.origin`: a sandboxed frame has an address and no origin.)
 * A page for frames is a guest of the page around it: it keeps nothing, counts nothing, and leaves the history alone.
 */
export const isOwnPage = (): boolean => location.origin === scriptOrigin && !location.pathname.startsWith(EMBED_PATH);

/**
 * This tag waits for a touch on our own pages too, where it stands beside other things. All other tags are what visitors come
 * to such a page for.
 */
export const WAITS_EVERYWHERE = 'quick-quote';

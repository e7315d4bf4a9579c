import { EMBED_PATH } from '#contract/common/embedPath.ts';
import type { TagName } from '#contract/tags.ts';
import { version } from '../../package.json';
import { LOADED_NAME } from './loaded.ts';

// Which script this is, where it came from, and whether the page is ours too.

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
export const WAITS_EVERYWHERE = 'quick-quote' satisfies TagName;

const LOADED: unique symbol = Symbol.for(LOADED_NAME);
// Typed as what it is for this one symbol: every byte of a call to Reflect would be on every page.
const { [LOADED]: loaded } = globalThis as { readonly [LOADED]?: unknown };

/**
 * Version of the widgets on this page, "0.1.0-1f2e3d4c": that of the package, and a hash of every byte that the build
 * has made. The loader has it, and tells: written into the chunks it would change their bytes with each release.
 */
export const widgetVersion: string = typeof loaded === 'string' ? loaded : version;

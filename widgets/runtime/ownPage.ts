import { PRERENDERED, type Shell } from './shell.ts';

// It stands by itself: what the code of a tag uses as well would be one more file for each page that waits.

/** Answers, a quote, a place in the form: only the code of a tag knows what of it is its own. */
function isAnythingKept(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0 || history.state !== null;
  } catch {
    // Without storage nothing is kept.
    return false;
  }
}

/** In a query, what campaigns and advertising networks add to an address: no tag reads it before something is sent. */
const OF_CAMPAIGNS = /^utm_|clid$/;

/** A link, or the page before, may say what the visitor has answered there. */
const isAnythingHandedOver = (): boolean =>
  location.hash.includes('=') ||
  [...new URLSearchParams(location.search).keys()].some((name) => !OF_CAMPAIGNS.test(name));

/**
 * Whether a page of ours may have to show something else than the first step that stands in it, if any stands there: to
 * somebody who has answered before, here or on another page. Two versions of a page are compared by whom they were shown
 * to, which the code of the tag counts.
 *
 * For everybody else the step waits for a sign of somebody. To be taken over keeps a telephone busy for a third of a second
 * (Chromium 156 at a quarter of a desk's processor, November 2026), in the very moment in which the page wants to show itself.
 */
export const isForKnownVisitor = ({ element, container }: Shell): boolean =>
  !container.hasAttribute(PRERENDERED) || element.hasAttribute('variant') || isAnythingKept() || isAnythingHandedOver();

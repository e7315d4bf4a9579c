import { PRERENDERED, type Shell } from './shell.ts';

// Shares no further module with the code of a tag: that would be a chunk of its own for each page that waits.

/** What the site keeps for itself, and no tag shows: choices about cookies and counts, and where a visitor came from. */
const OF_THE_SITE = /^cookie|^statisticsChoice$|^quoteTouches$/;

/** Answers, a quote, a place in the form: only the code of a tag knows what of it is its own. */
function isAnythingKept(): boolean {
  try {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return names.some((name) => !OF_THE_SITE.test(name)) || history.state !== null;
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

// Firefox tells since 120, Safari since 16.4 (tables of caniuse.com, November 2026): elsewhere the next sign will do.
const isSomebodyHere = ({ userActivation }: { readonly userActivation?: UserActivation } = navigator): boolean =>
  userActivation?.hasBeenActive ?? false;

/**
 * Whether the code of a tag is wanted at once on a page of ours. Somebody may have pressed something while the script was on
 * its way; somebody who has answered before, here or on another page, may have to see something else than the first step that
 * stands in the page, if any stands there; and two versions of a page are compared by whom they were shown to, which that code
 * counts.
 *
 * For everybody else it waits for a sign of somebody. To be taken over keeps a telephone busy for a third of a second
 * (Chromium 156 at a quarter of a desktop computer's processor, November 2026), in the very moment in which the page wants
 * to show itself.
 */
export const isCodeWanted = ({ element, container }: Shell): boolean =>
  !container.hasAttribute(PRERENDERED) ||
  element.hasAttribute('variant') ||
  isSomebodyHere() ||
  isAnythingKept() ||
  isAnythingHandedOver();

import type { Host } from './host.ts';

/**
 * Shows a step that has just replaced another one and gives its heading the focus. Our own pages go to their
 * top; on other pages the tag comes into view and the rest of the page stays where it is.
 */
export function revealStep(host: Host, heading: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'auto' : 'smooth';
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Focus first: it would cut a smooth scroll short.
  heading.focus({ preventScroll: true });
  if (host.isOwnOrigin) window.scrollTo({ top: 0, behavior });
  else host.element?.scrollIntoView({ block: 'start', behavior });
}

import type { Host } from './host.ts';

// A form at the head of its page; below that, going to the top would take the step out of sight.
const isAtHead = ({ element }: Host): boolean =>
  !element || element.getBoundingClientRect().top + window.scrollY < window.innerHeight / 2;

/**
 * Shows a step that has just replaced another one and gives its heading the focus. Our own pages go to their
 * top; on other pages, and further down on ours, the tag comes into view and the rest of the page stays where it is.
 */
export function revealStep(host: Host, heading: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'auto' : 'smooth';
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Focus first: it would cut a smooth scroll short.
  heading.focus({ preventScroll: true });
  if (host.isOwnOrigin && isAtHead(host)) window.scrollTo({ top: 0, behavior });
  else host.element?.scrollIntoView({ block: 'start', behavior });
}

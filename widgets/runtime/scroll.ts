import { afterRenderMs } from '../theme/timing.ts';
import type { Host } from './host.ts';
import { whenSettled } from './stepMoves.ts';

// A form at the head of its page; below that, going to the top would take the step out of sight.
const isAtHead = ({ element }: Host): boolean =>
  !element || element.getBoundingClientRect().top + window.scrollY < window.innerHeight / 2;

const behaviorNow = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Shows one field or row in the middle of the window: clear of headers that stay, with what belongs to it. */
function revealAim(aim: HTMLElement): void {
  setTimeout(() => {
    aim.focus({ preventScroll: true });
    whenSettled(() => {
      const group = aim.closest('fieldset');
      const isLow = group !== null && group.getBoundingClientRect().height < window.innerHeight / 2;
      (isLow ? group : aim).scrollIntoView({ block: 'center', behavior: behaviorNow() });
    });
  }, afterRenderMs);
}

function scrollTo(host: Host): void {
  const behavior = behaviorNow();
  if (host.isOwnOrigin && isAtHead(host)) window.scrollTo({ top: 0, behavior });
  else host.element?.scrollIntoView({ block: 'start', behavior });
}

/**
 * @param aim what the step is shown for, instead of its heading
 * Shows a step that has just replaced another one and gives its heading the focus. Our own pages go to their
 * top; on other pages, and further down on ours, the tag comes into view and the rest of the page stays where it is.
 */
export function revealStep(host: Host, heading: HTMLElement, aim?: HTMLElement): void {
  if (aim) return revealAim(aim);
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Focus first: it would cut a smooth scroll short.
  heading.focus({ preventScroll: true });
  whenSettled(() => scrollTo(host));
}

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Shows what a reload has put in the place of a result: the browser goes back to where that was read, which is some
 * other part of the page now. Who came any other way stays where he is.
 */
export function revealAfterReload(element: HTMLElement): void {
  if (isReload()) element.scrollIntoView({ block: 'center' });
}

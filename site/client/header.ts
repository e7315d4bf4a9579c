import { PANEL_ID, SEARCH_ID } from '../kit/layout/layoutIds.ts';
import { bringPopovers, placeBelowHeader } from './popovers.ts';
import { carryTouches } from './touches.ts';

/** Marks the header once the page is scrolled past the mark of 20 px that stands at its top. */
export function watchScroll(page: Document): void {
  const mark = page.querySelector('[data-scroll-mark]');
  const header = page.querySelector('[data-site-header]');
  if (!mark || !header) return;
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false);
  }).observe(mark);
}

const SEARCH_PATH = '/search';

/** Every search field of the site: a blank term does nothing, any other leads to its results and clears the field. */
export function watchSearch(page: Document): void {
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-site-search]')) return;
    const field = form.elements.namedItem('q');
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const term = field.value.trim();
    if (term === '') {
      field.focus();
      return;
    }
    field.value = '';
    page.getElementById(SEARCH_ID)?.hidePopover?.();
    location.assign(carryTouches(`${SEARCH_PATH}?${new URLSearchParams({ q: term })}`));
  });
}

const panelOf = (page: Document): HTMLDialogElement | null => page.querySelector(`dialog#${PANEL_ID}`);

function closePanel(page: Document): void {
  const panel = panelOf(page);
  panel?.close();
  panel?.hidePopover?.();
  for (const section of panel?.querySelectorAll('details') ?? []) section.open = false;
}

function closeEverything(page: Document): void {
  closePanel(page);
  for (const opened of page.querySelectorAll<HTMLElement>('[popover]')) opened.hidePopover?.();
}

// Said in words that every screen reader knows; without script the browser says it in its own way.
function followState(button: Element, opened: HTMLElement): void {
  // Not by the class of the event, which Firefox has since 120: where it is missing, its name alone would throw.
  const say = (event?: Event): void =>
    button.setAttribute(
      'aria-expanded',
      String(event !== undefined && 'newState' in event && event.newState === 'open'),
    );
  say();
  opened.addEventListener('toggle', say);
}

function watchDropdowns(page: Document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-menu-place]')) {
    const list = place.querySelector<HTMLElement>('[popover]');
    const button = place.querySelector('button');
    if (!list || !button) continue;
    followState(button, list);
    placeBelowHeader(list, button);
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) list.hidePopover?.();
    });
  }
}

const onClick = (element: Element | null, action: () => void): void =>
  element?.addEventListener('click', (event) => {
    event.preventDefault();
    action();
  });

function watchPanel(page: Document): void {
  const opener = page.querySelector('[data-panel-opener]');
  const panel = panelOf(page);
  // Modal, so that the focus stays in it and comes back; by itself the browser would open a popover.
  onClick(opener, () => panel?.showModal());
  onClick(page.querySelector('[data-panel-closer]'), () => panel?.close());
  // A window that becomes wide has the menu itself, and must not stay locked by a dialog that nobody sees.
  window.addEventListener('resize', () => {
    if (opener?.checkVisibility?.() === false) closePanel(page);
  });
}

function watchSearchPanel(page: Document): void {
  const panel = page.getElementById(SEARCH_ID);
  const toggle = page.querySelector('[data-search-toggle]');
  if (!panel || !toggle) return;
  followState(toggle, panel);
  placeBelowHeader(panel);
  onClick(page.querySelector('[data-search-opener]'), () => {
    closePanel(page);
    panel.showPopover?.();
  });
}

/** What the browser cannot do by itself: it opens and closes the menus, one at a time, with Escape too. */
export function watchMenus(page: Document): void {
  bringPopovers();
  watchDropdowns(page);
  watchPanel(page);
  watchSearchPanel(page);
  // A page that comes back by Back must not come back with its menu open.
  window.addEventListener('pagehide', () => closeEverything(page));
}

import { PANEL_ID, SEARCH_ID } from '../layout/layoutIds.ts';

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
function sayState(button: Element, opened: HTMLElement): void {
  button.ariaExpanded = 'false';
  opened.addEventListener('toggle', (event) => {
    button.ariaExpanded = String(event instanceof ToggleEvent && event.newState === 'open');
  });
}

function watchDropdowns(page: Document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-menu-place]')) {
    const list = place.querySelector<HTMLElement>('[popover]');
    const button = place.querySelector('button');
    if (!list || !button) continue;
    sayState(button, list);
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) list.hidePopover?.();
    });
  }
}

function watchPanel(page: Document): void {
  const search = page.getElementById(SEARCH_ID);
  const toggle = page.querySelector(`header > div [popovertarget="${SEARCH_ID}"]`);
  if (search && toggle) sayState(toggle, search);
  page.querySelector('[data-search-opener]')?.addEventListener('click', (event) => {
    event.preventDefault();
    closePanel(page);
    search?.showPopover?.();
  });
  // A window that becomes wide has the menu itself, and must not stay locked by a dialog that nobody sees.
  const button = page.querySelector(`[popovertarget="${PANEL_ID}"]`);
  window.addEventListener('resize', () => {
    if (button?.checkVisibility?.() === false) closePanel(page);
  });
}

/** What the browser cannot do by itself: it opens and closes the menus, one at a time, with Escape too. */
export function watchMenus(page: Document): void {
  watchDropdowns(page);
  watchPanel(page);
  // A page that comes back by Back must not come back with its menu open.
  window.addEventListener('pagehide', () => closeEverything(page));
}

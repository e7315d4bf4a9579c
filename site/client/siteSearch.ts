import { SEARCH_ID } from '../kit/layout/layoutIds.ts';
import { carryTouches } from './touches.ts';

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

import type { TagName } from '#contract/tags.ts';

type CustomerType = 'home' | 'business';

// Links that name a kind of customer themselves keep it.
const openSolarLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-solar-quote]')].filter(({ hash }) => hash === '');

const chosenIn = (element: HTMLElement): CustomerType =>
  element.querySelector('quick-quote' satisfies TagName)?.shadowRoot?.querySelector('input[value=business]:checked')
    ? 'business'
    : 'home';

/**
 * Home or business, as it is chosen in the quick quote of the element: the words beside it follow, and every link to a
 * solar quote takes the choice along.
 */
export function enhance(element: HTMLElement): void {
  const links = openSolarLinks();
  const update = (): void => {
    const customerType = chosenIn(element);
    element.dataset['customer'] = customerType;
    for (const link of links)
      link.setAttribute('href', customerType === 'business' ? `${link.pathname}#customerType=business` : link.pathname);
  };
  // "change" stays inside the form's shadow root, "input" comes out of it.
  element.addEventListener('input', update);
  element.addEventListener('quote-ready', update);
  // Browsers fill in again what was chosen before a reload or before Back.
  window.addEventListener('pageshow', update);
  update();
}

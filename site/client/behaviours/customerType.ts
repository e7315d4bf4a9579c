type CustomerType = 'home' | 'business';

// Links that name a kind of customer themselves keep it.
const openSolarLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[data-solar-quote]')].filter(({ hash }) => hash === '');

function setCustomerType(customerType: CustomerType, links: readonly HTMLAnchorElement[]): void {
  // Both start with "home": a tag whose attribute is not set takes over its prerendered form unchanged.
  const isBusiness = customerType === 'business';
  for (const link of links)
    link.setAttribute('href', isBusiness ? `${link.pathname}#customerType=business` : link.pathname);
  for (const tag of document.querySelectorAll('quick-quote')) {
    if (isBusiness || tag.hasAttribute('customer-type')) tag.setAttribute('customer-type', customerType);
  }
}

/** What a visitor says about the customer goes with them: into the quick quote, and with every link to a solar quote. */
export function enhance(element: HTMLElement): void {
  const links = openSolarLinks();
  const isBusiness = (): boolean => element.querySelector('input[value=business]:checked') !== null;
  const update = (): void => setCustomerType(isBusiness() ? 'business' : 'home', links);
  element.addEventListener('change', update);
  // Browsers fill in again what was chosen before a reload or before Back.
  window.addEventListener('pageshow', update);
  update();
}

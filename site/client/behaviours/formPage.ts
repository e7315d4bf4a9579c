const isLaterStep = (event: Event): boolean =>
  event instanceof CustomEvent && typeof event.detail === 'object' && Number(Reflect.get(event.detail, 'step')) > 1;

/** The heading says for whom the form is, as that has it at the moment. */
function followType(page: HTMLElement, heading: HTMLElement): void {
  const { home = '', business = '' } = heading.dataset;
  const follow = (): void => {
    const tag = page.querySelector(':defined[head]');
    const chosen = tag?.shadowRoot?.querySelector<HTMLInputElement>('[name=customerType]:checked');
    if (chosen) heading.textContent = chosen.value === 'business' ? business : home;
  };
  // Chosen by the visitor, by the link that led here, or in answers that were kept.
  for (const name of ['input', 'quote-ready', 'quote-step']) page.addEventListener(name, follow);
  page.addEventListener('click', () => setTimeout(follow));
  follow();
}

const PLAIN_CLICK = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false } as const;

/** Links to the place of a form that is behind a button open it; until the button is there they lead to the place. */
function openByLinks(place: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href="#${place.id}"]`) : null;
    const isPlain = Object.entries(PLAIN_CLICK).every(([name, value]) => Reflect.get(event, name) === value);
    const tag = place.querySelector('[mode]');
    if (!link || !isPlain || !tag) return;
    // Whoever has opened it says so.
    if (!tag.dispatchEvent(new Event('quote-open', { cancelable: true }))) event.preventDefault();
  });
}

/**
 * A page, or a part of one, around a form. From the second step on it makes room: what it says about the form has done its work by then. Where
 * the form is for homes and businesses, its heading follows; where it is behind a button, links to its place open it.
 */
export function enhance(page: HTMLElement): void {
  page.addEventListener('quote-step', (event) => {
    // Behind its dialog the page stays as it was left.
    if (!page.querySelector('[mode]:not([mode=inline])')) page.toggleAttribute('data-under-way', isLaterStep(event));
  });
  const heading = page.querySelector<HTMLElement>('h1[data-business]');
  if (heading) followType(page, heading);
  if (page.id !== '') openByLinks(page);
}

/** The button that hides nothing. */
const ALL = 'all';

/** The filter that an address asks for; unknown ones show everything. @param search as in `location.search` */
export function filterOf(search: string, known: readonly string[]): string {
  const asked = new URLSearchParams(search).get('filter') ?? ALL;
  return known.includes(asked) ? asked : ALL;
}

/** @param filters of a card, as its attribute holds them: "commercial newcastle" */
export const isShown = (filter: string, filters: string): boolean =>
  filter === ALL || filters.split(' ').includes(filter);

const PARAMETER = 'filter';

const addressOf = (filter: string): string =>
  filter === ALL ? location.pathname : `${location.pathname}?${PARAMETER}=${filter}`;

/** Shows the projects of the pressed button; the choice is in the address, to be shared and for the Back button. */
export function enhance(section: HTMLElement): void {
  const buttons = [...section.querySelectorAll<HTMLButtonElement>(`button[name=${PARAMETER}]`)];
  const cards = [...section.querySelectorAll<HTMLElement>('[data-filters]')];
  const count = section.querySelector('[role=status]');
  const known = buttons.map(({ value }) => value);

  const show = (filter: string): void => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === filter));
    for (const card of cards) card.hidden = !isShown(filter, card.dataset['filters'] ?? '');
    const shown = cards.filter(({ hidden }) => !hidden).length;
    if (count)
      count.textContent = shown === cards.length ? `${shown} projects` : `${shown} of ${cards.length} projects`;
  };
  const showAddressed = (): void => show(filterOf(location.search, known));

  for (const button of buttons) button.type = 'button';
  section.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? buttons.find((button) => button.contains(target)) : undefined;
    if (!pressed || pressed.value === filterOf(location.search, known)) return;
    history.pushState(null, '', addressOf(pressed.value));
    show(pressed.value);
  });
  addEventListener('popstate', showAddressed);
  showAddressed();
}

/** Whether every word of a term is in the words of an article (both in lower case). */
export const matches = (words: string, term: string): boolean => {
  const asked = term.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.every((word) => words.includes(word));
};

/** What is announced: "2 articles found for “solar”". */
export function countText(count: number, term: string): string {
  const articles = count === 1 ? '1 article' : `${count === 0 ? 'No' : count} articles`;
  return `${articles} found for “${term}”`;
}

/** The address of a page with the term in it, or without. */
export function addressWith({ pathname, search }: Pick<Location, 'pathname' | 'search'>, term: string): string {
  const query = new URLSearchParams(search);
  if (term === '') query.delete('q');
  else query.set('q', term);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

const QUIET_MS = 400;

/** Shows the articles that hold what is typed in place of the list, or ways on where none does, and keeps the term in the address. */
export function enhance(element: HTMLElement): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [form, input] = [element.querySelector('form'), element.querySelector('input')];
  const [count, shown, list, none] = [part('count'), part('matches'), part('list'), part('none')];
  const store = element.querySelector('template');
  if (!form || !input || !count || !shown || !list || !none || !store) return;
  const items = [...store.content.querySelectorAll<HTMLElement>('[data-words]')];
  let announcement = 0;

  const show = (term: string): void => {
    const found = term === '' ? [] : items.filter((item) => matches(item.dataset['words'] ?? '', term));
    shown.replaceChildren(...found.map((item) => item.cloneNode(true)));
    shown.hidden = found.length === 0;
    none.hidden = term === '' || found.length > 0;
    list.hidden = term !== '';
    // Spoken once the typing rests, not after every letter.
    clearTimeout(announcement);
    const text = term === '' ? '' : countText(found.length, term);
    announcement = window.setTimeout(() => (count.textContent = text), text === '' ? 0 : QUIET_MS);
  };

  const search = (): void => {
    const term = input.value.trim();
    show(term);
    history.replaceState(history.state, '', addressWith(location, term));
  };

  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  const asked = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  if (asked !== '') input.value = asked;
  // Typed before this script came, it is not in the address yet.
  if (input.value.trim() !== '') search();
}

import { fixedEntries, findEntries, parseEntries, type SearchEntry } from '../../pages/search/siteSearch.ts';

const INDEX_ADDRESS = '/search-index.json';
// Site specification, section 9: results do not come sooner, so that the state is seen and read out.
const SEARCH_DELAY_MS = 500;

type State = 'prompt' | 'loading' | 'results' | 'empty';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** All pages but for the fixed five; none where the index does not come. */
async function loadIndex(): Promise<readonly SearchEntry[]> {
  try {
    const answer = await fetch(INDEX_ADDRESS);
    return answer.ok ? parseEntries(await answer.json()) : [];
  } catch {
    return [];
  }
}

function show(page: HTMLElement, state: State): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-search-state]'))
    part.hidden = part.dataset['searchState'] !== state;
}

const say = (page: HTMLElement, text: string): void =>
  page.querySelector('[data-search-status]')?.replaceChildren(text);

function resultItem(template: HTMLTemplateElement, entry: SearchEntry): Node {
  const item = template.content.cloneNode(true);
  if (!(item instanceof DocumentFragment)) return item;
  const fill = (name: string, text: string): void => item.querySelector(`[data-result-${name}]`)?.replaceChildren(text);
  item.querySelector('a')?.setAttribute('href', entry.url);
  fill('title', entry.title);
  fill('category', entry.category);
  fill('text', entry.description);
  return item;
}

function showResults(page: HTMLElement, found: readonly SearchEntry[]): void {
  const template = page.querySelector<HTMLTemplateElement>('[data-search-result]');
  const list = page.querySelector('[data-search-state=results]');
  if (template) list?.replaceChildren(...found.map((entry) => resultItem(template, entry)));
  show(page, found.length > 0 ? 'results' : 'empty');
}

function countText(count: number, term: string): string {
  if (count === 0) return `Nothing found for “${term}”`;
  return `${count} ${count === 1 ? 'page' : 'pages'} for “${term}”`;
}

/** Looks up the term of the address among the five fixed entries and all other pages. */
export function enhance(page: HTMLElement): void {
  const term = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  if (term === '') {
    show(page, 'prompt');
    return;
  }
  const field = page.querySelector<HTMLInputElement>('input[name=q]');
  if (field) field.value = term;
  document.title = `${term} | ${document.title}`;
  show(page, 'loading');
  say(page, 'Searching…');
  void Promise.all([loadIndex(), wait(SEARCH_DELAY_MS)]).then(([index]) => {
    const found = findEntries(term, [...fixedEntries, ...index]);
    say(page, countText(found.length, term));
    showResults(page, found);
  });
}

/** One page that the search can find. */
export interface SearchEntry {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Name of the part of the site that it belongs to. */
  readonly category: string;
}

// An address with a topic in its query is the page of that topic: it must not be found twice.
const pageOf = (url: string): string => url.replace('?topic=', '/');

/** Entries whose title, description or category contains the term, in whatever case; the first of two for one page. */
export function findEntries(term: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  const found = entries.filter(({ title, description, category }) =>
    [title, description, category].some((text) => text.toLowerCase().includes(wanted)),
  );
  const pages = found.map(({ url }) => pageOf(url));
  return found.filter(({ url }, index) => pages.indexOf(pageOf(url)) === index);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is SearchEntry =>
  isRecord(value) &&
  typeof value['title'] === 'string' &&
  typeof value['description'] === 'string' &&
  typeof value['url'] === 'string' &&
  value['url'].startsWith('/') &&
  typeof value['category'] === 'string';

/** The entries of an index as it came over the network. */
export const parseEntries = (value: unknown): readonly SearchEntry[] =>
  Array.isArray(value) ? value.filter(isEntry) : [];

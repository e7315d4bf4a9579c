/** What the search knows without asking: the five entries of the site specification, before all other pages. */
export const fixedEntries: readonly SearchEntry[] = [
  {
    title: 'Gas and electricity',
    description: 'Fixed, variable, green and Economy 7 tariffs for homes, side by side.',
    url: '/learn-more?topic=energy',
    category: 'Energy',
  },
  {
    title: 'Boilers: installation, service and repair',
    description: 'A new boiler, a yearly service, a repair, or an upgrade of the whole heating system.',
    url: '/learn-more?topic=boilers',
    category: 'Home Services',
  },
  {
    title: 'HomeCare plans',
    description: 'Monthly cover for boiler, heating, plumbing, drains and electrics.',
    url: '/homecare-plans',
    category: 'HomeCare',
  },
  {
    title: 'Solar panels and batteries',
    description: 'A price for your roof in a few questions, with or without a battery.',
    url: '/solar-quote',
    category: 'Solar',
  },
  {
    title: 'EV charger installation',
    description: 'A charger at home: models, grants and what the installation costs.',
    url: '/ev-quote',
    category: 'EV Charging',
  },
];

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

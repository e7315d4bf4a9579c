import { company } from '#contract/common/company.ts';
import type { Route } from '../document/route.ts';
import { groupTitle } from '../kit/layout/MenuLinks.tsx';
import type { SearchEntry } from '../pages/search/siteSearch.ts';

/** The file that the search page loads. */
export const SEARCH_INDEX_FILE = 'search-index.json';

// Parts of the site whose pages stand in no menu, by the start of their address; the first that fits.
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'Home page'],
  [/^\/blog(\/|$)/, 'Blog'],
  [/^\/case-studies(\/|$)/, 'Case Studies'],
  [/^\/campaigns\//, 'Offers'],
  [/^\/learn-more(\/|$)/, 'Prices'],
  [/-(newcastle|durham|sunderland|north-east)$/, 'Near you'],
  [/-solar$/, 'Solar'],
  [/-(quote|comparison)$|^\/get-a-quote$/, 'Quotes'],
];

// Lists of articles would be found beside each of their articles.
const LIST = /^\/blog\/(page|category|tag)\//;

const nameOfPart = ({ path, menu }: Route): string =>
  PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? (menu ? groupTitle(menu.group) : company.brand);

// The brand ends every title: it would be found everywhere.
const ownTitle = (title: string): string => title.replace(/\s*\|[^|]*$/, '');

/** Every page that search engines may show or a menu leads to, as the site's own search finds it. */
export const searchIndex = (routes: readonly Route[]): readonly SearchEntry[] =>
  routes
    .filter(({ path, isIndexed, menu }) => (isIndexed || menu !== undefined) && !LIST.test(path))
    .map((route) => ({
      title: ownTitle(route.title),
      description: route.description,
      url: route.path,
      category: nameOfPart(route),
    }));

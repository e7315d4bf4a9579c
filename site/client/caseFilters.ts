/** The button that hides nothing. */
export const ALL = 'all';

/** The filter that an address asks for; unknown ones show everything. @param search as in `location.search` */
export function filterOf(search: string, known: readonly string[]): string {
  const asked = new URLSearchParams(search).get('filter') ?? ALL;
  return known.includes(asked) ? asked : ALL;
}

/** @param filters of a card, as its attribute holds them: "commercial newcastle" */
export const isShown = (filter: string, filters: string): boolean =>
  filter === ALL || filters.split(' ').includes(filter);

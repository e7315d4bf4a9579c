import type { SearchEntry } from './siteSearch.ts';

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

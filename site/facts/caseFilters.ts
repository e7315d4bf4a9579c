/** Where the projects are listed. */
export const PROJECTS_PATH = '/case-studies';

/** The buttons above the projects, in the order of the site specification; the first shows them all. */
export const CASE_FILTERS = [
  { value: 'residential', text: 'Residential' },
  { value: 'commercial', text: 'Commercial' },
  { value: 'battery-storage', text: 'Battery Storage' },
  { value: 'ev-charging', text: 'EV Charging' },
  { value: 'newcastle', text: 'Newcastle' },
  { value: 'sunderland', text: 'Sunderland' },
  { value: 'durham', text: 'Durham' },
] as const;

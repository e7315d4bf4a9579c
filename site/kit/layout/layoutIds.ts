/** What buttons and scripts find the parts of the header by. */
export const PANEL_ID = 'menu';
export const SEARCH_ID = 'site-search';

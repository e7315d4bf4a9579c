/** What opens below the header holds on to its lower edge, wherever the page is scrolled to. */
export const HEADER_ANCHOR = '--site-header';

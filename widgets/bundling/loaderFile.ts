/** What partners have pasted: the one file of the widgets whose name never changes. */
export const LOADER_FILE = 'quote-widgets.js';

/** Name of the symbol under which the loader that a page uses notes its version. */
export const LOADED_NAME = 'quote-widgets';

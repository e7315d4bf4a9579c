import { loadQuoteWidgets } from './index.js';

// The tags show their fallback link where it does not come; a page of somebody else is no place for our errors.
loadQuoteWidgets().catch((/** @type {unknown} */ error) => console.warn('Quote widgets:', error));

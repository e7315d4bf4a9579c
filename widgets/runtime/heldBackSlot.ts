/** On the slot of a prerendered tag, until the element takes over. */
export const heldBackClass = 'held-back';

/**
 * A prerendered form hides the page's fallback content. Where no script takes over within six seconds the fallback
 * appears below the form: it leads to a page that works without one.
 */
export const slotCss =
  `.${heldBackClass}{display:block;block-size:0;overflow:hidden;visibility:hidden;animation:quote-reveal 0s 6s forwards}` +
  '@keyframes quote-reveal{to{block-size:auto;visibility:visible}}';

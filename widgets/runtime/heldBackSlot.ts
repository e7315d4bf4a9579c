/** On the slot of a prerendered tag, until the element takes over. */
export const heldBackClass = 'held-back';

const HELD_BACK = 'block-size:0;overflow:hidden;visibility:hidden;animation:quote-reveal 0s 6s forwards';

/**
 * A prerendered form hides the page's fallback content. Where no script takes over within six seconds the fallback
 * appears below the form: it leads to a page that works without one.
 */
export const slotCss = `.${heldBackClass}{display:block;${HELD_BACK}}@keyframes quote-reveal{to{block-size:auto;visibility:visible}}`;

/**
 * The script of a tool in a text comes when a reader does. Until then there’s nothing to fall back from, and the line would
 * move what is being read; the attribute goes when the script is asked for.
 */
export const toolSlotCss = `@media (scripting:enabled){:host([data-tool]) .${heldBackClass}{animation-play-state:paused}}`;

/** The same for a form that a button is to open: it stands in the page where no script does, and flashes up nowhere. */
export const behindButtonCss = `@media (scripting:enabled){:host>[data-quote-root]{${HELD_BACK}}}`;

/**
 * A browser paints what has come of a page, and the first half of a step moves when the second arrives. The step appears once
 * it has been read to its end: before, nothing is a `:last-child`.
 */
export const wholeStepCss = ':host>[data-quote-root]:not(:has(>:last-child)){display:none}';

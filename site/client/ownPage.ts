/** What the runtime of the widgets has to know about our pages. */
export const OWN_PAGE = { isOwnOrigin: true };

/** Origin that the script came from: that of the company's site, whichever page it runs on. */
export const scriptOrigin = new URL(import.meta.url).origin;

/** Whether the page is one of the company's own. (Not `globalThis.origin`: a sandboxed frame has an address and no origin.) */
export const isOwnPage = (): boolean => location.origin === scriptOrigin;

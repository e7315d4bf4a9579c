/** Where a page tells what it complains of. */
export const TOLD_AT = '/told-by-a-page';
/** Where the script is that does so. */
export const LISTENER_AT = '/tell-of-complaints.js';

/** Runs in the page before any other script: no protocol tells of the errors of WebKit. */
function tell(address: string): void {
  // What a page was loading when it was left fails in WebKit, and says so.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  const send = (text: string): void => {
    if (isLeft) return;
    fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, body: `${location.pathname}: ${text}` }).catch(
      () => undefined,
    );
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof Element) send(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      else send(`error: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKitGTK 2.50 says so to a page that is left before its own glide to the next has begun (November 2026): the glide is
    // a rule of style, and no script of ours has a part in it.
    if (!String(reason).includes('view transition')) send(`rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind];
    console[kind] = (...words: unknown[]) => {
      send(`${kind}: ${words.map(String).join(' ')}`);
      original(...words);
    };
  }
}

/** The script, for pages of any origin. */
export const listenerScript = (origin: string): string => `(${tell.toString()})(${JSON.stringify(origin + TOLD_AT)})`;

/** A page with the script before any other. */
export const withListener = (html: string, origin: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${origin}${LISTENER_AT}"></script>`);

// Of the package for partners: adds our script to a page. The script stays ours and present, so prices and rules do, too.

/** Where the tags come from: the address of the site that this package was built with. */
const ORIGIN = '__ORIGIN__';

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Adds our script to the page, once. In Node it does nothing, so a server may import and call it.
 * @param {{ origin?: string, version?: string, integrity?: string, nonce?: string }} [options]
 * @returns {Promise<void>}
 */
export function loadQuoteWidgets({ origin = ORIGIN, version = 'v1', integrity, nonce } = {}) {
  if (typeof document === 'undefined') return Promise.resolve();
  const address = `${origin}/widgets/${version}/quote-widgets.js`;
  const known = loading.get(address);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { type: 'module', src: address });
  if (nonce) script.nonce = nonce;
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A train has tunnels: whoever calls again tries again.
      loading.delete(address);
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
  });
  loading.set(address, loaded);
  document.head.append(script);
  return loaded;
}

/**
 * Finds the tags inside a shadow root of a component of yours, now and later, and adds our script where it is not there
 * yet. In Node it does nothing.
 * @param {ShadowRoot} root
 * @param {Parameters<typeof loadQuoteWidgets>[0]} [options]
 * @returns {Promise<void>}
 */
export async function load(root, options) {
  if (typeof document === 'undefined') return;
  await loadQuoteWidgets(options);
  dispatchEvent(new CustomEvent('quote-load', { detail: root }));
}

export const TAGS = Object.freeze(['__TAGS__']);

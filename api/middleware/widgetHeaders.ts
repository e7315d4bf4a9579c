/** Of what has no version in its address. */
export const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

/** On a 404, too: a page of another origin could not tell it from a broken connection. */
export const SHARED = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

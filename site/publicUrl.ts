/** Stands for the public address in built pages: the server puts the configured one in its place when it starts. */
export const PUBLIC_URL_TOKEN = '__PUBLIC_URL__';

/** An absolute address on the company's site. */
export const absoluteUrl = (path: string): string => `${PUBLIC_URL_TOKEN}${path}`;

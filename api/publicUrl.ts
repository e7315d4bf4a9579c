/** Stands for the public address in what the build writes. */
export const PUBLIC_URL_TOKEN = '__PUBLIC_URL__';

import { readdirSync } from 'node:fs';

/** Addresses of the local pages: one for each text. */
export const localPages = (): string[] =>
  readdirSync('site/pages/local/content').map((name) => `/${name.replace(/\.md$/, '')}`);

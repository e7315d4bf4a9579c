import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_URL_TOKEN } from '#contract/common/publicUrl.ts';
import { SITE_FILE, siteFileSchema, type SiteFile } from '#contract/common/siteFile.ts';

const DIST = 'dist';
export const SITE = path.join(DIST, 'site');

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Its file below dist/site. */
  readonly file: string;
  /** Where visitors find it: "/", "/blog/page/2". */
  readonly address: string;
  readonly html: string;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

const addressOf = (file: string): string =>
  `/${file.split(path.sep).join('/')}`.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/(?<=.)\/$/, '');

/** Every page of the built site. @throws when nothing is built */
export const builtPages = (): BuiltPage[] =>
  filesBelow(SITE)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, address: addressOf(file), html: readFileSync(path.join(SITE, file), 'utf8') }));

/** Every address that the built site and the widgets answer, without queries. */
export const builtAddresses = (): Set<string> =>
  new Set([
    ...filesBelow(SITE).map(addressOf),
    ...filesBelow(path.join(DIST, 'widgets')).map((file) => `/widgets/${file}`),
  ]);

/** Text of a file below dist/site. */
export const builtText = (file: string): string => readFileSync(path.join(SITE, file), 'utf8');

/** What version.json says of the widgets: their version, and the integrity of its loader. */
export const builtWidgets = (): { version: string; integrity: string } =>
  JSON.parse(readFileSync(path.join(DIST, 'widgets/v1/version.json'), 'utf8')) as {
    version: string;
    integrity: string;
  };

/** Address of the chunk that a module of the widgets is loaded by: "chunks/Dy6Ct-d.js". @throws when it is loaded by none */
export function builtChunk(module: string): string {
  const text = readFileSync(path.join(DIST, 'widgets/v1/.vite/manifest.json'), 'utf8');
  const chunk = (JSON.parse(text) as Readonly<Record<string, { readonly file: string }>>)[module];
  if (!chunk) throw new Error(`expected a chunk of ${module}`);
  return chunk.file;
}

/** What the build has written down for the server. */
export const builtSiteFile = (): SiteFile => siteFileSchema.parse(JSON.parse(builtText(SITE_FILE)));

/** Paths of all pages that the sitemap lists. */
export const sitemapPaths = (): string[] =>
  [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) =>
    place.replace(PUBLIC_URL_TOKEN, ''),
  );

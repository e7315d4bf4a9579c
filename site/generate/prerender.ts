import { cpSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SITE_FILE } from '#contract/common/siteFile.ts';
import type { Route } from '../document/route.ts';
import { assertContent } from '../markdown/contentProblems.ts';
import { notFoundRoute, routes } from '../routes.ts';
import { buildFolder } from './buildFolder.ts';
import { compressFolder, compressPages } from './compress.ts';
import { contentFindings } from './contentFindings.ts';
import type { PageFile } from './cspHashes.ts';
import { feedXml } from './feed.ts';
import { includes } from './includes.ts';
import { writePackage } from './package/writePackage.ts';
import { takeSiteAssets, withLaterStyles, withTagAssets } from './pageAssets.ts';
import { writeDrawings, writePictures } from './pictures.ts';
import { prerenderTag } from './prerenderTag.ts';
import { renderPage } from './renderPage.tsx';
import { SEARCH_INDEX_FILE, searchIndex } from './searchIndex.ts';
import { writeSharePictures } from './share/sharePictures.ts';
import { siteFile, speculationRules } from './siteFile.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import { publicUrlOf } from './whereabouts.ts';

// Writes what Vite does not: the pages, and what search engines and the server want to know about them.

const SITE = `${buildFolder}/site`;
const PARTNER = `${buildFolder}/partner`;
const PUBLIC = 'public';
const PARTNER_FOLDER = 'partner';

const fileOf = ({ path: address }: Route): string => `${address === '/' ? 'index' : address.slice(1)}.html`;

function copyPublicFiles(): void {
  for (const name of readdirSync(PUBLIC)) {
    const target = name === PARTNER_FOLDER ? PARTNER : path.join(SITE, name);
    cpSync(path.join(PUBLIC, name), target, { recursive: true });
  }
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function writePages(): Promise<PageFile[]> {
  const { everyPage, stylesFor } = takeSiteAssets();
  const pages = [...routes, notFoundRoute].map((route) => {
    const assets = withTagAssets(everyPage, route);
    // Twice: what a page needs of the styles is seen in the page.
    const { first, later } = stylesFor(renderPage(route, assets, prerenderTag));
    const html = renderPage(route, { ...assets, styles: [first] }, prerenderTag);
    return { name: fileOf(route), path: route.path, html: withLaterStyles(html, later) };
  });
  assertContent(contentFindings(new Map(pages.map(({ path: address, html }) => [address, html]))));
  await Promise.all(pages.map(({ name, html }) => writePage(path.join(SITE, name), html)));
  return pages;
}

const publicUrl = publicUrlOf(process.env);
copyPublicFiles();
const pages = await writePages();
await writeSharePictures(routes, SITE);
await writePictures(SITE);
await writeDrawings(
  SITE,
  pages.map(({ html }) => html),
);
await writeFile(path.join(SITE, 'sitemap.xml'), sitemapXml(routes));
await writeFile(path.join(SITE, SEARCH_INDEX_FILE), JSON.stringify(searchIndex(routes)));
await writeFile(path.join(SITE, 'robots.txt'), robotsText());
await writeFile(path.join(SITE, 'rss.xml'), feedXml());
await writeFile(path.join(SITE, 'speculation-rules.json'), `${JSON.stringify(speculationRules, null, 2)}\n`);
await compressFolder(SITE);
await compressPages(SITE, publicUrl);
await writePackage(`${buildFolder}/package`, publicUrl);
// After the others, since no browser asks for it and it needs no compressed copies.
const forServer = siteFile({
  routes: [...routes, notFoundRoute],
  pages,
  compressedFor: publicUrl,
  includes: includes(),
});
await writeFile(path.join(SITE, SITE_FILE), `${JSON.stringify(forServer, null, 2)}\n`);

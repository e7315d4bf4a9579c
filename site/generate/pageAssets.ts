import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFaces } from '#contract/common/brandFonts.ts';
import { LOADER_FILE } from '../../widgets/bundling/loaderFile.ts';
import { WAITS_EVERYWHERE } from '../../widgets/runtime/script.ts';
import type { PageAssets } from '../document/head.ts';
import { FIRST_VIEW_END } from '../document/html.ts';
import type { Route } from '../document/route.ts';
import { buildFolder } from './buildFolder.ts';
import { styleSplitter, type PageStyles } from './pageStyles.ts';
import { LOADER_ADDRESS, WIDGETS_ADDRESS } from './widgetsAddress.ts';

/** One file of a Vite manifest, as far as pages need it. */
interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** @throws when the build that writes the manifest has not run */
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** The entry that was built from a source file. @throws when the build does not know it */
export function entryOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source];
  if (!entry) throw new Error(`The manifest has no "${source}". It has: ${Object.keys(manifest).join(', ')}`);
  return entry;
}

/** Files that an entry loads at once: itself and everything that it imports statically, each one once. */
export function staticFiles(manifest: Manifest, source: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const entry = entryOf(manifest, source);
  return [entry.file, ...(entry.imports ?? []).flatMap((name) => staticFiles(manifest, name, seen))];
}

const WIDGETS_FOLDER = `${buildFolder}/widgets/v1`;

const SITE_FOLDER = `${buildFolder}/site`;
const STYLES = 'site/client/styles.ts';

const readSiteFile = (name: string): string => readFileSync(path.join(SITE_FOLDER, name), 'utf8');

/** What every page loads, and what cuts the site's style sheet to what a page's HTML uses. */
export interface SiteAssets {
  readonly everyPage: PageAssets;
  readonly stylesFor: (html: string) => PageStyles;
}

/** The style sheet goes into the pages, cut to each; the files that the build made of it are removed. */
export function takeSiteAssets(): SiteAssets {
  const manifest = readManifest(SITE_FOLDER);
  const { file, css = [] } = entryOf(manifest, STYLES);
  const sheet = [fontFaces(), ...css.map((name) => readSiteFile(name).trim())].join('\n');
  for (const name of [file, ...css]) rmSync(path.join(SITE_FOLDER, name));
  const scripts = Object.values(manifest).flatMap((entry) => (entry.src === STYLES ? [] : [entry.file]));
  return {
    everyPage: { styles: [], modules: [`/${entryOf(manifest, 'site/client/main.ts').file}`], preloads: [] },
    stylesFor: styleSplitter(sheet, scripts.filter((name) => name.endsWith('.js')).map(readSiteFile)),
  };
}

/**
 * A page with the styles of what follows its first view, in a file named by its content. Where the first view ends in a
 * page, the file is waited for: browsers show what comes before it, and go on when it is there. The script has nothing
 * to do but wait for it: without one Firefox would show the rest unstyled.
 */
export function withLaterStyles(html: string, styles: string): string {
  if (styles === '') return html.replace(FIRST_VIEW_END, '');
  const hash = createHash('sha256').update(styles).digest('hex');
  const address = `/assets/later-${hash.slice(0, 8)}.css`;
  writeFileSync(path.join(SITE_FOLDER, address), styles);
  return html.replace(FIRST_VIEW_END, `<link rel="stylesheet" href="${address}"><script> </script>`);
}

const LAZY_TAGS = 'widgets/elements/lazy-tags.ts';
const OWN_PAGE = 'widgets/runtime/ownPage.ts';

/** What every page loads, with the loader of the tags and the chunks that keep their first steps in use. */
export function withTagAssets(assets: PageAssets, { tags }: Route): PageAssets {
  if (tags.length === 0) return assets;
  const manifest = readManifest(WIDGETS_FOLDER);
  const sources = tags.every((tag) => tag === WAITS_EVERYWHERE) ? [LAZY_TAGS] : [LAZY_TAGS, OWN_PAGE];
  const chunks = sources.flatMap((source) => staticFiles(manifest, source));
  const files = [...new Set(chunks)].filter((file) => file !== LOADER_FILE);
  return {
    ...assets,
    modules: [...assets.modules, LOADER_ADDRESS],
    preloads: [...assets.preloads, ...files.map((file) => `${WIDGETS_ADDRESS}/${file}`)],
  };
}

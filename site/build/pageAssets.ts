import { rmSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets } from '../head.ts';
import type { Route } from '../route.ts';
import { entryOf, readManifest, staticFiles } from './manifest.ts';

const WIDGETS_FOLDER = 'dist/widgets/v1';
const WIDGETS_ADDRESS = '/widgets/v1';
const LOADER = 'quote-widgets.js';

const SITE_FOLDER = 'dist/site';
const STYLES = 'site/client/styles.ts';

/** The entry of the style sheet leaves an empty script behind. */
export const removeEmptyScript = (): void =>
  rmSync(path.join(SITE_FOLDER, entryOf(readManifest(SITE_FOLDER), STYLES).file));

/** What every page loads. */
export function siteAssets(): PageAssets {
  const manifest = readManifest(SITE_FOLDER);
  const styles = entryOf(manifest, STYLES);
  return {
    stylesheets: (styles.css ?? []).map((file) => `/${file}`),
    modules: [`/${entryOf(manifest, 'site/client/main.ts').file}`],
    preloads: [],
  };
}

/** The same, with the loader of the tags and the chunks that the page's tags need for their first step. */
export function withTagAssets(assets: PageAssets, { tags }: Route): PageAssets {
  if (tags.length === 0) return assets;
  const manifest = readManifest(WIDGETS_FOLDER);
  const chunks = tags.flatMap((tag) => staticFiles(manifest, `widgets/elements/${tag}.ts`));
  const files = [...new Set(chunks)].filter((file) => file !== LOADER);
  return {
    ...assets,
    modules: [...assets.modules, `${WIDGETS_ADDRESS}/${LOADER}`],
    preloads: [...assets.preloads, ...files.map((file) => `${WIDGETS_ADDRESS}/${file}`)],
  };
}

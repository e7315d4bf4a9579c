import type { PageAssets } from '../head.ts';
import type { Route } from '../route.ts';
import { entryOf, readManifest, staticFiles } from './manifest.ts';

const WIDGETS_FOLDER = 'dist/widgets/v1';
const WIDGETS_ADDRESS = '/widgets/v1';
const LOADER = 'quote-widgets.js';

/** What every page loads. */
export function siteAssets(): PageAssets {
  const manifest = readManifest('dist/site');
  const styles = entryOf(manifest, 'site/client/styles.ts');
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

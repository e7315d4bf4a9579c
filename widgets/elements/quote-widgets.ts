import { VERSION_TOKEN } from '../bundling/loaderVersion.ts';
import { startLoader } from '../runtime/loader.ts';
import { reservedHeights } from '../runtime/reservedHeights.ts';

startLoader(
  {
    version: VERSION_TOKEN,
    tags: Object.keys(reservedHeights),
    script: import.meta.url,
    load: () => import('./lazy-tags.ts'),
  },
  // Under a new address: no cache knows it, and a browser runs it again.
  () => import(/* @vite-ignore */ `./quote-widgets.js?${Date.now()}`),
);

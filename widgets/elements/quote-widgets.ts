import { VERSION_TOKEN } from '../bundling/loaderVersion.ts';
import { namesOfTags, startLoader } from '../runtime/loader.ts';

startLoader(
  {
    version: VERSION_TOKEN,
    tags: namesOfTags(),
    script: import.meta.url,
    load: () => import('./lazy-tags.ts'),
  },
  // Under a new address: no cache knows it, and a browser runs it again.
  () => import(/* @vite-ignore */ `./quote-widgets.js?${Date.now()}`),
);

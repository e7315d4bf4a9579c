import type { TagName } from '#contract/tags.ts';
import { VERSION_TOKEN } from '../bundling/loaderVersion.ts';
import { startLoader } from '../runtime/loader.ts';

startLoader(
  {
    'solar-quote': () => import('./solar-quote.ts'),
    'ev-quote': () => import('./ev-quote.ts'),
    'homecare-quote': () => import('./homecare-quote.ts'),
    'instant-quote': () => import('./instant-quote.ts'),
    'commercial-energy-quote': () => import('./commercial-energy-quote.ts'),
    'commercial-solar-quote': () => import('./commercial-solar-quote.ts'),
    'quick-quote': () => import('./quick-quote.ts'),
    'contact-form': () => import('./contact-form.ts'),
    'newsletter-signup': () => import('./newsletter-signup.ts'),
  } satisfies Record<TagName, () => Promise<unknown>>,
  VERSION_TOKEN,
  // Under a new address: no cache knows it, and a browser runs it again.
  () => import(/* @vite-ignore */ `./quote-widgets.js?${Date.now()}`),
);

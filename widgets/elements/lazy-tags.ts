import type { TagName } from '#contract/tags.ts';

// Each defines, in full, the tag of its name.
const CODE: Readonly<Record<string, () => Promise<unknown>>> = {
  'solar-quote': () => import('./solar-quote.ts'),
  'ev-quote': () => import('./ev-quote.ts'),
  'homecare-quote': () => import('./homecare-quote.ts'),
  'instant-quote': () => import('./instant-quote.ts'),
  'commercial-energy-quote': () => import('./commercial-energy-quote.ts'),
  'commercial-solar-quote': () => import('./commercial-solar-quote.ts'),
  'quick-quote': () => import('./quick-quote.ts'),
  'contact-form': () => import('./contact-form.ts'),
  'newsletter-signup': () => import('./newsletter-signup.ts'),
  'solar-estimate': () => import('./solar-estimate.ts'),
} satisfies Record<TagName, () => Promise<unknown>>;

/** What a tag does until it is touched. */
export { defineLazy } from '../runtime/lazyElement.ts';

/** Loads what a tag does from then on. */
export const loadCode = async (tag: string): Promise<unknown> => CODE[tag]?.();

import type { FunctionComponent } from 'react';

/** A schema.org object; `@context` is added once when the page is written. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** One page of the site: everything that head, sitemap, menus and the prerender need to know about it. */
export interface Route {
  readonly path: `/${string}`;
  /** Under 60 characters, the brand included. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the address that search engines keep. */
  readonly canonical: `/${string}`;
  /** ISO date of the last change of the page's text: a build must not depend on the day it runs. */
  readonly lastModified: string;
  readonly isIndexed: boolean;
  /** Text of the link in header and footer; absent = not in the menus. */
  readonly menuText?: string;
  /** Quote tags on the page: their scripts are preloaded and their first step is prerendered. */
  readonly tags: readonly `${string}-${string}`[];
  readonly structuredData: readonly StructuredData[];
  readonly Page: FunctionComponent;
}

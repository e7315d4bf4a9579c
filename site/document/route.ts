import type { FunctionComponent } from 'react';
import type { PageNotes } from '#contract/common/siteFile.ts';
import type { TagName } from '#contract/tags.ts';

/** A schema.org object; `@context` is added once when the page is written. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Columns of the footer and of the menu on small screens, in their order. */
export const MENU_GROUPS = ['Energy', 'Home services', 'Resources', 'Help and support', 'Legal'] as const;

export interface MenuEntry {
  readonly group: (typeof MENU_GROUPS)[number];
  readonly text: string;
}

/** Where a page is about, for the geo tags that the site specification names. */
export interface GeoTag {
  /** ISO 3166-2: "GB-NET". */
  readonly region: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a page shows where its address is shared. */
export interface SharePreview {
  /** Name of the picture that the build draws, without ending: `/pictures/share/<name>.png`. */
  readonly picture?: string;
  /** What the picture shows, in words. */
  readonly alt?: string;
  /** An article with its dates (ISO); absent = an ordinary page. */
  readonly article?: { readonly published: string; readonly modified: string };
}

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
  /** Of an answer that is not 200: a campaign that has ended is gone for good. */
  readonly status?: 404 | 410;
  /** Of a page that is true for a time: its last day (ISO), and the page that answers afterwards. */
  readonly offer?: { readonly ends: string; readonly endedPage: `/${string}` };
  /** A second version that half of the visitors see; see the site file. */
  readonly variant?: PageNotes['variant'];
  readonly geo?: GeoTag;
  readonly share?: SharePreview;
  /** Its place in the menus; absent = in none. */
  readonly menu?: MenuEntry;
  /** Quote tags on the page: their first step is prerendered, and what keeps it in use is preloaded. */
  readonly tags: readonly TagName[];
  readonly structuredData: readonly StructuredData[];
  readonly Page: FunctionComponent;
}

/** What most pages have in common: they are indexed at their own address. */
type PageRoute = Omit<Route, 'canonical' | 'lastModified' | 'isIndexed'> &
  Partial<Pick<Route, 'canonical' | 'lastModified' | 'isIndexed'>>;

/** Date of the texts that came with the first release of all pages. */
const FIRST_RELEASE = '2026-11-20';

/** A page that search engines shall keep at its own address, unless it says otherwise. */
export const page = (route: PageRoute): Route => ({
  lastModified: FIRST_RELEASE,
  canonical: route.path,
  isIndexed: true,
  ...route,
});

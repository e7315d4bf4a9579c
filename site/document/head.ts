import { fontFiles } from '#contract/common/brandFonts.ts';
import { company } from '#contract/common/company.ts';
import { themes } from '../../widgets/theme/tokens.ts';
import { absoluteUrl } from './publicUrl.ts';
import type { GeoTag, Route } from './route.ts';
import { SHARE_SIZE, sharePictureAddress, sharePictureName, shareTitle } from './sharePicture.ts';
import { webPageData } from './structuredData.ts';

/** One element of a page's head. `true` = an attribute without a value. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style' | 'title';
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text?: string;
}

/** What a page looks like, and the addresses of what it loads. */
export interface PageAssets {
  /** Style sheets that stand in the page: three kilobytes, and a whole round trip before anything could show. */
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly preloads: readonly string[];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });

// JSON inside a script element must not close it: "<" is the one character that could.
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const articleTags = ({ share }: Route): HeadTag[] =>
  share?.article
    ? [
        property('article:published_time', share.article.published),
        property('article:modified_time', share.article.modified),
      ]
    : [];

function socialTags(route: Route): HeadTag[] {
  const { share } = route;
  return [
    property('og:type', share?.article ? 'article' : 'website'),
    property('og:site_name', company.brand),
    property('og:locale', 'en_GB'),
    property('og:title', route.title),
    property('og:description', route.description),
    property('og:url', absoluteUrl(route.canonical)),
    property('og:image', absoluteUrl(sharePictureAddress(sharePictureName(route)))),
    property('og:image:width', String(SHARE_SIZE.width)),
    property('og:image:height', String(SHARE_SIZE.height)),
    property('og:image:alt', share?.alt ?? `${shareTitle(route)}, in large letters above a drawing`),
    ...articleTags(route),
    // Title, description and picture are taken from the og: tags.
    meta('twitter:card', 'summary_large_image'),
  ];
}

const geoTags = ({ region, place, latitude, longitude }: GeoTag): HeadTag[] => [
  meta('geo.region', region),
  meta('geo.placename', place),
  meta('geo.position', `${latitude};${longitude}`),
  meta('ICBM', `${latitude}, ${longitude}`),
];

/** The bar of the browser continues the page in its own colour. */
const themeColours = (): HeadTag[] =>
  (['light', 'dark'] as const).map((scheme) => ({
    tag: 'meta',
    attributes: { name: 'theme-color', content: themes[scheme].surface, media: `(prefers-color-scheme: ${scheme})` },
  }));

const feedTag = (): HeadTag =>
  link({ rel: 'alternate', type: 'application/rss+xml', title: `${company.brand} blog`, href: '/rss.xml' });

function iconTags(): HeadTag[] {
  return [
    link({ rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
  ];
}

function structuredDataTag(route: Route): HeadTag[] {
  const items = [...route.structuredData, ...(route.isIndexed ? [webPageData(route)] : [])];
  if (items.length === 0) return [];
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text: safeJson(graph) }];
}

/** Round trip of a line, in ms, beyond which no typeface arrives before the first paint. */
const SLOW_LINE_MS = 100;

/**
 * Asks for the typefaces before anything is shown. By a script, since a browser holds back the first paint for a typeface that
 * it has been told to preload (Chromium 156): on a line of 150 ms that was 0.2 s, for letters that came after it all the same.
 * There the stand-ins are shown at once, and the typefaces are in the cache for the next page. Browsers that say nothing of
 * their line get them. "crossorigin": fonts are asked for without credentials even from their own origin, or they are
 * loaded twice. The one script that stands in a page: as a file it would come after the first paint. The policy of the page
 * names its hash.
 */
export const TYPEFACES_SCRIPT: string =
  `(c=>{if(!c||!c.saveData&&!(c.rtt>${SLOW_LINE_MS}))for(const href of ${JSON.stringify(fontFiles)})` +
  'document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))})' +
  '(navigator.connection)';

/** Every page is whole without its scripts, so that none may compete with its own text. Browsers ask for modules with high priority. */
const LATER = { fetchpriority: 'low' } as const;

const assetTags = ({ styles, modules, preloads }: PageAssets): HeadTag[] => [
  ...styles.map((text): HeadTag => ({ tag: 'style', attributes: {}, text })),
  ...preloads.map((href) => link({ rel: 'modulepreload', href, ...LATER })),
  ...modules.map((src): HeadTag => ({ tag: 'script', attributes: { type: 'module', src, ...LATER } })),
];

/** Every tag of a page's head, in order. Each page names its address, those that search engines shall not keep as well. */
export function headTags(route: Route, assets: PageAssets): HeadTag[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    meta('viewport', 'width=device-width, initial-scale=1'),
    { tag: 'title', attributes: {}, text: route.title },
    meta('description', route.description),
    meta('keywords', route.keywords.join(', ')),
    link({ rel: 'canonical', href: absoluteUrl(route.canonical) }),
    ...(route.isIndexed ? [] : [meta('robots', 'noindex')]),
    meta('color-scheme', 'light dark'),
    ...themeColours(),
    { tag: 'script', attributes: {}, text: TYPEFACES_SCRIPT },
    ...assetTags(assets),
    ...iconTags(),
    feedTag(),
    ...(route.geo ? geoTags(route.geo) : []),
    ...(route.isIndexed ? socialTags(route) : []),
    ...structuredDataTag(route),
  ];
}

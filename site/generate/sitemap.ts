import { escapeHtml } from '../document/html.ts';
import { absoluteUrl } from '../document/publicUrl.ts';
import type { Route } from '../document/route.ts';

const entry = ({ canonical, lastModified }: Route): string =>
  `  <url><loc>${escapeHtml(absoluteUrl(canonical))}</loc><lastmod>${lastModified}</lastmod></url>`;

/** Pages that search engines shall know. One whose canonical address is another page's is listed there. */
export const listedPages = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ isIndexed, canonical, path }) => isIndexed && canonical === path);

export function sitemapXml(routes: readonly Route[]): string {
  const entries = listedPages(routes).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Saved quotes are kept out of indexes by their own header: a rule here would only tell where they are. */
export const robotsText = (): string => `User-agent: *
Disallow: /functions/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

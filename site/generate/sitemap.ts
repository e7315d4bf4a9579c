import { escapeHtml } from '../document/html.ts';
import { absoluteUrl } from '../document/publicUrl.ts';
import type { Route } from '../document/route.ts';

const entry = ({ canonical, lastModified }: Route): string =>
  `  <url><loc>${escapeHtml(absoluteUrl(canonical))}</loc><lastmod>${lastModified}</lastmod></url>`;

/** The pages that search engines shall know. */
export function sitemapXml(routes: readonly Route[]): string {
  // A page whose canonical address is another page's is listed there.
  const kept = routes.filter(({ isIndexed, canonical, path }) => isIndexed && canonical === path);
  const entries = kept.map(entry);
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

import { company } from '#contract/common/company.ts';
import { escapeHtml } from '../document/html.ts';
import { absoluteUrl } from '../document/publicUrl.ts';
import { articles, type Article } from '../pages/blog/blog.ts';

// The hour makes no difference, but feeds must name one.
const feedDay = (day: string): string => new Date(`${day}T09:00:00Z`).toUTCString();

const item = ({ title, path, description, date, category }: Article): string => `    <item>
      <title>${escapeHtml(title)}</title>
      <link>${escapeHtml(absoluteUrl(path))}</link>
      <guid isPermaLink="true">${escapeHtml(absoluteUrl(path))}</guid>
      <pubDate>${feedDay(date)}</pubDate>
      <category>${escapeHtml(category.name)}</category>
      <description>${escapeHtml(description)}</description>
    </item>`;

/** The blog as RSS 2.0, the latest article first. */
export function feedXml(): string {
  const updates = articles.map(({ updated }) => updated).toSorted();
  const built = updates.at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeHtml(`${company.brand} blog`)}</title>
    <link>${escapeHtml(absoluteUrl('/blog'))}</link>
    <atom:link href="${escapeHtml(absoluteUrl('/rss.xml'))}" rel="self" type="application/rss+xml" />
    <description>What solar, batteries and chargers cost in the North East, which grants are open, and what changes.</description>
    <language>en-gb</language>${built ? `\n    <lastBuildDate>${feedDay(built)}</lastBuildDate>` : ''}
${articles.map(item).join('\n')}
  </channel>
</rss>
`;
}

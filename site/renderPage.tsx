import { renderToString } from 'react-dom/server';
import { headTags, type PageAssets } from './head.ts';
import { tagHtml } from './html.ts';
import { Layout } from './layout/Layout.tsx';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** HTML that goes into a tag on the page, by tag name: its first step as a declarative shadow root. */
export type PrerenderedTags = Readonly<Partial<Record<string, string>>>;

const menuLinks = routes.flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));

// The shadow root has to be the first thing inside the tag; the fallback that follows it is the page's own.
function insertShadowRoots(html: string, prerendered: PrerenderedTags): string {
  return html.replace(/<([a-z]+-[a-z-]+)\b[^>]*>/g, (open, tag: string) => open + (prerendered[tag] ?? ''));
}

/** The whole document of a route. Pure: the same route, assets and tags give the same text. */
export function renderPage(route: Route, assets: PageAssets, prerendered: PrerenderedTags = {}): string {
  const body = renderToString(
    <Layout links={menuLinks}>
      <route.Page />
    </Layout>,
  );
  const head = headTags(route, assets).map(tagHtml).join('\n');
  const shown = insertShadowRoots(body, prerendered);
  return `<!doctype html>\n<html lang="en-GB">\n<head>\n${head}\n</head>\n<body>\n${shown}\n</body>\n</html>\n`;
}

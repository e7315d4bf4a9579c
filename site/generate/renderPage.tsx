import { renderToString } from 'react-dom/server';
import { shortShapes } from '../../widgets/runtime/shortShapes.ts';
import { headTags, type PageAssets } from '../document/head.ts';
import { plainText, tagHtml, wholeFigures } from '../document/html.ts';
import type { Route } from '../document/route.ts';
import { Layout } from '../kit/layout/Layout.tsx';
import { routes } from '../routes.ts';

/** A quote tag as it stands in a page. */
export interface TagOnPage {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Path of the page. */
  readonly page: string;
}

/** What goes into a tag on the page: its first step as a declarative shadow root; "" for a tag that is none of ours. */
export type Prerender = (place: TagOnPage) => string;

const nothing: Prerender = () => '';

const menuLinks = routes.flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/\s([a-z-]+)="([^"]*)"/g)].map(([, name = '', value]): [string, string] => [
      name,
      plainText(value),
    ]),
  );

// The shadow root has to be the first thing inside the tag; the fallback that follows it is the page's own.
const insertShadowRoots = (html: string, page: string, prerender: Prerender): string =>
  html.replace(
    /<([a-z]+-[a-z-]+)\b([^>]*)>/g,
    (open, tag: string, attributes: string) => open + prerender({ tag, attributes: attributesOf(attributes), page }),
  );

/** The whole document of a route. Pure: the same route, assets and tags give the same text. */
export function renderPage(route: Route, assets: PageAssets, prerender = nothing): string {
  const body = renderToString(
    <Layout links={menuLinks} path={route.path}>
      <route.Page />
    </Layout>,
  );
  const head = headTags(route, assets).map(tagHtml).join('\n');
  const shown = shortShapes(insertShadowRoots(wholeFigures(body), route.path, prerender));
  return `<!doctype html>\n<html lang="en-GB">\n<head>\n${head}\n</head>\n<body>\n${shown}\n</body>\n</html>\n`;
}

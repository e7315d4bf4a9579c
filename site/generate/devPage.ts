import { fontFaces } from '#contract/common/brandFonts.ts';
import { registeredCss } from '../../widgets/runtime/styles.ts';
import type { PageAssets } from '../document/head.ts';
import pageChange from '../kit/styles/pageChange.css?inline';
import { assertContent } from '../markdown/contentProblems.ts';
import { notFoundRoute, routes } from '../routes.ts';
import { renderPage } from './renderPage.tsx';
import { searchIndex } from './searchIndex.ts';
import { LOADER_ADDRESS } from './widgetsAddress.ts';

const SCRIPTS = ['/@vite/client', '/site/client/main.ts'];

export { pictureFile } from './pictures.ts';

export const devSearchIndex = (): string => JSON.stringify(searchIndex(routes));

export const hasPage = (address: string): boolean => routes.some(({ path }) => path === address);

/** A page from its source. The style sheets stand in the page, so that it never shows without them. */
export function renderDevPage(address: string): { status: number; html: string } {
  assertContent();
  const route = routes.find(({ path }) => path === address);
  const { tags } = route ?? notFoundRoute;
  const assets: PageAssets = {
    styles: [`${fontFaces()}\n${registeredCss()}\n${pageChange}`],
    modules: tags.length > 0 ? [...SCRIPTS, LOADER_ADDRESS] : SCRIPTS,
    preloads: [],
  };
  return { status: route ? (route.status ?? 200) : 404, html: renderPage(route ?? notFoundRoute, assets) };
}

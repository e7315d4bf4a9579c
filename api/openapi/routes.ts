import type { Express } from 'express';
import { API_PAGE_PATH, OPENAPI_PATH } from '#contract/common/wire.ts';
import type { Config } from '../config/config.ts';
import type { RenderedPage } from '../documents/page.ts';
import { sendCompressed } from '../middleware/encodings.ts';
import { pagePolicy } from '../middleware/security.ts';
import { describeApi } from './document.ts';
import { renderApiPage } from './page.ts';

const TEN_MINUTES = 'public, max-age=600';

/**
 * The description of the API: for programs, and as a page for people. No start waits for the page: it is made when first asked
 * for. What programs read has days in its examples, so it is made each time.
 */
export function setUpApiDescription(
  app: Express,
  { config, now }: { readonly config: Config; readonly now: () => Date },
): void {
  let page: RenderedPage | undefined;
  app.get(OPENAPI_PATH, (_request, response) => {
    // Tools of other origins read it.
    response.set({
      'Cache-Control': TEN_MINUTES,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.json(describeApi(config.publicUrl, now()));
  });
  app.get(API_PAGE_PATH, (_request, response) => {
    page ??= renderApiPage(config.publicUrl);
    response.set({ 'Cache-Control': TEN_MINUTES, 'Content-Security-Policy': pagePolicy(page.styleHash) });
    sendCompressed(response, page.html);
  });
}

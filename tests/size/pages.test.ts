import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages, builtSiteFile } from '../support/builtSite.ts';
import { startServer, type RunningServer } from '../support/startServer.ts';
import { createScales, scriptsOf, weigh } from './firstView.ts';

/**
 * Bytes as they are sent, and `raw`, the HTML before compression, which phones read from first to last. `html`: words
 * and drawings of a page, and the first step of its tag; `styles` are a part of it, or of the sheet that it waits for.
 */
const LIMITS = {
  home: { raw: 100_000, script: 20_000, html: 34_000, styles: 9000 },
  otherPage: { raw: 112_000, script: 12_000, html: 24_000, styles: 7000 },
};
const FIRST_VIEW_LIMIT = 100_000;

const pages = builtPages().filter(({ address }) => address !== '/404');
// The address that the build has compressed the pages for.
const { compressedFor: publicUrl } = builtSiteFile();

let server: RunningServer;
let scales: ReturnType<typeof createScales>;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: publicUrl } });
  scales = createScales(server.siteUrl);
});
afterAll(() => server.remove());

it('finds the scripts of a page', () => {
  const html =
    '<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/b.js"></script><script type="module" src="/widgets/v1/quote-widgets.js"></script>';
  expect(scriptsOf(html)).toEqual(['/assets/a.js', '/assets/b.js', '/widgets/v1/quote-widgets.js']);
  expect(pages.map(({ address }) => address)).toContain('/');
});

const chunksOf = (path: string): string[] => {
  const page = pages.find(({ address }) => address === path);
  return scriptsOf(page?.html ?? '').filter((file) => file.includes('/chunks/'));
};

it.each(['/solar-quote', '/homecare-quote', '/solar', '/ev-charging'])(
  'asks on %s for what keeps a first step in use, and for no code of its tag',
  (path) => {
    const [shared, ...more] = chunksOf('/');
    expect(more).toEqual([]);
    // What the tag of the home page does not ask: whether the page is for somebody who has been here before. The same for all tags.
    expect(chunksOf(path)).toEqual([shared, expect.stringMatching(/\.js$/)]);
    expect(chunksOf(path)).toEqual(chunksOf('/commercial-energy-comparison'));
  },
);

describe.each(pages)('$address', (page) => {
  it('keeps to its budgets before anybody touches it', async () => {
    const { address } = page;
    const view = await weigh(page, scales);
    console.log(`${address}: ${JSON.stringify(view)}`);
    const limits = address === '/' ? LIMITS.home : LIMITS.otherPage;
    for (const part of ['raw', 'script', 'html', 'styles'] as const) {
      expect(view[part], part).toBeLessThanOrEqual(limits[part]);
    }
    expect(view.all).toBeLessThanOrEqual(FIRST_VIEW_LIMIT);
  });
});

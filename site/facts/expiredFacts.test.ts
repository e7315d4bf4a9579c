import { afterAll, describe, expect, test, vi } from 'vitest';
import { pageText } from '../generate/pageText.fixture.ts';
import type * as Render from '../generate/renderPage.tsx';
import type * as Routes from '../routes.ts';
import { isExpired } from './facts.ts';
import type * as Facts from './facts.ts';

// The site as it is built a day after the last of its dated facts has ended: it builds, and says nothing that is over.
const AFTERWARDS = '2027-04-01';

vi.stubEnv('CONTENT_DAY', AFTERWARDS);
vi.resetModules();
const { factRegistry } = await vi.importActual<typeof Facts>('./facts.ts');
const { renderPage } = await vi.importActual<typeof Render>('../generate/renderPage.tsx');
const { routes } = await vi.importActual<typeof Routes>('../routes.ts');
afterAll(() => {
  vi.unstubAllEnvs();
  // What was read on that day is nobody else's.
  vi.resetModules();
});

const dated = [...factRegistry].filter(([, fact]) => isExpired(fact, AFTERWARDS));
const assets = { styles: [], modules: [], preloads: [] };
const textOf = (path: string): string => {
  const route = routes.find((page) => page.path === path);
  return route ? pageText(renderPage(route, assets)) : '';
};

test('there are facts that end by then', () => {
  expect(dated.map(([id]) => id)).toEqual(expect.arrayContaining(['blog-vat-now', 'faq-solar-vat', 'local-vat-homes']));
});

describe.each(dated)('%s', (_id, fact) => {
  test.each(fact.pages)('%s prints its undated words', (path) => {
    const text = textOf(path);
    expect(text).toContain(fact.undated);
    expect(text).not.toContain(fact.text);
  });
});

test('campaigns that are over keep their address, gone for good', () => {
  const campaigns = routes.filter(({ path }) => /^\/campaigns\/[^/]+$/.test(path));
  expect(campaigns.map(({ status, isIndexed }) => [status, isIndexed])).toEqual(campaigns.map(() => [410, false]));
});

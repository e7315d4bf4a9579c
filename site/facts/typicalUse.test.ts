import { expect, test } from 'vitest';
import { pageText } from '../generate/pageText.fixture.ts';
import { renderPage } from '../generate/renderPage.tsx';
import { routes } from '../routes.ts';

// Ofgem's values until 30 June 2026 and the years before: what a page says a home uses is none of them.
const OLDER = ['2,700 kWh a year', '2,900 kWh', '3,100 kWh', '11,500 kWh', '12,000 kWh'];

test('no page counts with an older typical use', () => {
  const texts = routes.map((route) => [
    route.path,
    pageText(renderPage(route, { styles: [], modules: [], preloads: [] })).replaceAll('\u00a0', ' '),
  ]);
  const stale = texts.flatMap(([path, text]) =>
    OLDER.filter((words) => text?.includes(words)).map((words) => [path, words]),
  );
  expect(stale).toEqual([]);
});

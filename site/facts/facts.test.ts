import { describe, expect, test } from 'vitest';
import { pageText } from '../generate/pageText.fixture.ts';
import { renderPage } from '../generate/renderPage.tsx';
import { routes } from '../routes.ts';
import { factRegistry, factText, isExpired, type Fact } from './facts.ts';

const assets = { styles: [], modules: [], preloads: [] };
const texts = new Map(routes.map((route) => [route.path as string, pageText(renderPage(route, assets))]));
const facts = [...factRegistry];
const pagesOf = ({ pages }: Fact): readonly string[] => (pages.includes('all') ? [...texts.keys()] : pages);

describe.each(facts)('%s', (id, fact) => {
  test('is shown where the specification states it, or says why it is not', () => {
    if (fact.withheld !== undefined) {
      expect(fact.withheld.length).toBeGreaterThan(20);
      return;
    }
    expect(fact.pages, 'pages').not.toEqual([]);
    const missing = pagesOf(fact).filter((path) => !texts.get(path)?.includes(factText(id)));
    expect(missing, `pages without "${factText(id)}"`).toEqual([]);
  });

  test('names only pages that exist and facts that are registered', () => {
    const unknown = pagesOf(fact).filter((path) => !texts.has(path));
    expect(fact.withheld === undefined ? unknown : []).toEqual([]);
    expect((fact.conflictsWith ?? []).filter((other) => !factRegistry.has(other))).toEqual([]);
  });
});

test('what has ended stands without its date', () => {
  const dated: Fact = {
    text: '0% until March',
    undated: 'a reduced rate',
    pages: [],
    section: '9',
    validUntil: '2027-03-31',
  };
  expect(isExpired(dated, '2027-03-31')).toBe(false);
  expect(isExpired(dated, '2027-04-01')).toBe(true);
});

import { expect, test } from 'vitest';
import { shownReference } from '#contract/common/reference.ts';
import { registry } from '#contract/registry.ts';
import { pageText } from '../../generate/pageText.fixture.ts';
import { renderPage } from '../../generate/renderPage.tsx';
import { routes } from '../../routes.ts';

function textOf(path: string): string {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${path} has no route.`);
  return pageText(renderPage(route, { styles: [], modules: [], preloads: [] }));
}

test('a customer finds their reference among the kinds, however their quote shows it', () => {
  const [, kinds = ''] = textOf('/find-my-quote').split('What a reference begins with');
  const shown = Object.values(registry).flatMap(({ referencePrefix }) => referencePrefix ?? []);
  expect(shown.map(shownReference)).toContain('#');
  for (const prefix of shown) expect(kinds).toMatch(new RegExp(` ${shownReference(prefix)} [A-Z]`));
});

test.each(['/find-my-quote', '/find-my-quote/sent'])(
  '%s tells holders of an instant quote how long it lasts',
  (path) => {
    expect(textOf(path)).toContain('for 30 days, or 24 hours for an instant quote');
  },
);

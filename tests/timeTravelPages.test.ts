import { afterAll, describe, expect, test, vi } from 'vitest';
import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { endedFigures } from '#contract/datedFigures.ts';
import { grantRules } from '#contract/ev/grant.ts';
import { factRegistry, isExpired } from '../site/facts/facts.ts';
import { pageText } from '../site/generate/pageText.fixture.ts';
import type * as Render from '../site/generate/renderPage.tsx';
import type * as Routes from '../site/routes.ts';
import { MONTHLY_CLOCKS, staleSentences } from './support/staleText.ts';

// Every page of the site as it would be built in each month of three years. What a page says depends on the day by what has ended
// by then and by nothing else, so months with the same endings are one build, of their first day and compared with none.

const campaignEnds = Object.values(
  import.meta.glob<string>('../site/pages/campaigns/content/*.md', { query: '?raw', import: 'default', eager: true }),
).flatMap((text) => /^ends: '?([\d-]+)/m.exec(text)?.slice(1) ?? []);

const endedBy = (day: string): string =>
  [
    ...[...factRegistry].filter(([, fact]) => isExpired(fact, day)).map(([id]) => id),
    ...campaignEnds.filter((last) => day > last),
    ...(day >= homeVat.reducedFrom ? ['vat'] : []),
    ...grantRules.filter(({ from }) => day >= from).map(({ from }) => from),
    ...grantRules.filter(({ until }) => day > until).map(({ until }) => until),
  ].join(' ');

const builds = MONTHLY_CLOCKS.filter(
  (day, index) => index === 0 || endedBy(day) !== endedBy(MONTHLY_CLOCKS[index - 1] ?? ''),
);

const sources = import.meta.glob<string>('../site/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

test('nothing else asks which day it is: else months with the same endings would not be one build', () => {
  const asking = Object.entries(sources).filter(
    ([file, code]) => !file.includes('.test.') && /contentDay\(\)/.test(code),
  );
  expect(asking.map(([file]) => file.replace('../site/', '')).toSorted()).toEqual([
    'facts/facts.ts',
    'figures/DrivingCharts.tsx',
    'figures/VatTimeline.tsx',
    // What the build says to whoever runs it.
    'generate/launch/launchState.ts',
    'generate/prerenderMain.ts',
    'pages/campaigns/route.ts',
    'pages/quotes/ev.ts',
  ]);
});

afterAll(() => {
  vi.unstubAllEnvs();
  // What was read on that day is nobody else's.
  vi.resetModules();
});

/** A text that has no year behind it: "9p", but neither "9p, November 2026" nor "9p (November 2026)". */
const bare = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<![\d.])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!,? \(?(?:[A-Z][a-z]+ )?20\d\d)`,
  );

const assets = { styles: [], modules: [], preloads: [] };

test('there are months before and after each ending', () => {
  expect(builds.length).toBeGreaterThan(6);
  expect(builds[0]).toBe('2026-01-01');
  expect(campaignEnds.length).toBeGreaterThan(0);
});

describe.each(builds)('pages from %s on', async (day) => {
  vi.stubEnv('CONTENT_DAY', day);
  vi.resetModules();
  const { renderPage } = await vi.importActual<typeof Render>('../site/generate/renderPage.tsx');
  const { routes } = await vi.importActual<typeof Routes>('../site/routes.ts');
  const texts = new Map<string, string>(routes.map((route) => [route.path, pageText(renderPage(route, assets))]));
  const expired = [...factRegistry].filter(([, fact]) => isExpired(fact, day));

  test('say nothing that is over, empty or broken', () => {
    const stale = [...texts].flatMap(([path, text]) => staleSentences(text, day).map((words) => `${path}: ${words}`));
    expect(stale).toEqual([]);
  });

  test('print the undated words of facts that have ended', () => {
    const wrong = expired.flatMap(([id, { pages, text, undated = '' }]) =>
      pages.flatMap((path) => {
        const said = texts.get(path) ?? '';
        return said.includes(undated) && !bare(text).test(said.replaceAll(undated, '')) ? [] : [`${id} on ${path}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('campaigns that are over keep their address, gone for good', () => {
    const over = campaignEnds.filter((last) => day > last).length;
    const campaigns = routes.filter(({ path }) => /^\/campaigns\/[^/]+$/.test(path));
    expect(campaigns.filter(({ status, isIndexed }) => status === 410 && !isIndexed)).toHaveLength(over);
  });
});

test('whoever runs the product is told of each figure from the day after its last on', () => {
  const told = MONTHLY_CLOCKS.map((day) => endedFigures(day).length);
  expect(told[0]).toBe(0);
  expect(told.toSorted((one, other) => one - other)).toEqual(told);
  expect(told.at(-1)).toBeGreaterThan(5);
});

test.each([
  ['The grant is open until 31 March 2027.', '2027-04-01'],
  ['Apply before March 2027. It pays.', '2027-05-01'],
  ['It was £350, and now it is £500 until 31 March 2027.', '2027-04-01'],
  ["It's run by councils in England until a day that has passed.", '2028-04-01'],
  ['The scheme is open until March 2028 or a day that has passed.', '2028-04-01'],
  ['You save £NaN a year.', '2026-01-01'],
  ['VAT is 0% until .', '2026-01-01'],
  ['It pays {{amount}}.', '2026-01-01'],
])('%s is found on %s', (text, day) => {
  expect(staleSentences(text, day)).toHaveLength(1);
});

test.each([
  ['The grant is open until 31 March 2027.', '2027-03-31'],
  ['The grant was £350 until 31 March 2026.', '2028-01-01'],
  ['It runs from £3.50 to £4, or so.', '2028-01-01'],
])('%s is true on %s', (text, day) => {
  expect(staleSentences(text, day)).toEqual([]);
});

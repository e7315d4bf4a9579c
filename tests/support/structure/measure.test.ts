import { describe, expect, it } from 'vitest';
import { countUsers, findCircles, findSplinters, measureTags, reachOf } from './measure.ts';
import type { Module } from './readGraph.ts';

const module = (path: string, imports: string[] = [], { lines = 50, calls = imports } = {}): Module => ({
  path,
  lines,
  imports,
  calls,
});

const TREE = [
  module('widgets/elements/solar-quote.ts', ['widgets/funnels/solar/funnel.tsx'], { lines: 4 }),
  module('widgets/elements/quote-widgets.ts', ['widgets/elements/solar-quote.ts'], { lines: 19 }),
  module('widgets/funnels/solar/funnel.tsx', ['widgets/ui/Card.tsx', 'widgets/ui/Part.tsx', 'api/contract/types.ts'], {
    calls: ['widgets/ui/Card.tsx', 'widgets/ui/Part.tsx'],
  }),
  module('widgets/ui/Card.tsx', ['widgets/ui/Card.css.ts', 'widgets/ui/Part.tsx']),
  module('widgets/ui/Card.css.ts', [], { lines: 20 }),
  module('widgets/ui/Part.tsx', ['widgets/funnels/solar/funnel.tsx'], { lines: 10 }),
  module('api/contract/types.ts', [], { lines: 40 }),
];

it('counts who imports a module', () => {
  expect(Object.fromEntries(countUsers(TREE))).toEqual({
    'widgets/elements/solar-quote.ts': 1,
    'widgets/elements/quote-widgets.ts': 0,
    'widgets/funnels/solar/funnel.tsx': 2,
    'widgets/ui/Card.tsx': 1,
    'widgets/ui/Card.css.ts': 1,
    'widgets/ui/Part.tsx': 2,
    'api/contract/types.ts': 1,
  });
});

it('calls a small module with one user a splinter, unless it is a style sheet', () => {
  expect(findSplinters(TREE).map(({ path }) => path)).toEqual([
    'widgets/elements/solar-quote.ts',
    'api/contract/types.ts',
  ]);
});

it('follows what runs, not types, in circles too', () => {
  expect(reachOf('widgets/ui/Part.tsx', TREE).map(({ path }) => path)).toEqual([
    'widgets/funnels/solar/funnel.tsx',
    'widgets/ui/Card.tsx',
    'widgets/ui/Card.css.ts',
    'widgets/ui/Part.tsx',
  ]);
});

it('counts modules and style sheets of every tag, not of the loader', () => {
  expect(measureTags(TREE)).toEqual([{ tag: 'solar-quote', modules: 4, styles: 1, afterPrice: 0 }]);
});

it.each(['EnergyEstimate', 'battery/BatteryWorth'])('counts %s, which is fetched after the price, apart', (name) => {
  const late = `widgets/wizard/estimate/${name}.tsx`;
  const tree = TREE.map((one) => (one.path === 'widgets/ui/Part.tsx' ? { ...one, calls: [...one.calls, late] } : one));
  const all = [...tree, module(late, ['widgets/ui/Card.tsx', 'widgets/ui/Chart.tsx']), module('widgets/ui/Chart.tsx')];
  expect(measureTags(all)).toEqual([{ tag: 'solar-quote', modules: 4, styles: 1, afterPrice: 2 }]);
});

describe('folders that import each other', () => {
  const circle = (...paths: string[]): readonly string[] =>
    findCircles(paths.map((path, at) => module(path, [paths[(at + 1) % paths.length] ?? path])));
  it('are found by their areas', () => expect(findCircles(TREE)).toContain('widgets/funnels ↔ widgets/ui'));
  it('are found over a third', () =>
    expect(circle('site/kit/Card.tsx', 'site/facts/prices.ts', 'site/figures/Chart.tsx')).toEqual([
      'site/facts ↔ site/figures ↔ site/kit',
    ]));
  it('are found deep in one area', () =>
    expect(circle('site/kit/layout/Page.tsx', 'site/kit/components/Card.tsx')).toEqual([
      'site/kit/components ↔ site/kit/layout',
    ]));
  it('are found through a folder inside one of them', () =>
    expect(circle('widgets/wizard/Wizard.tsx', 'widgets/ui/Card.tsx', 'widgets/wizard/handover/engine.ts')).toEqual([
      'widgets/ui ↔ widgets/wizard',
    ]));
  it('are none where one is inside the other', () =>
    expect(circle('widgets/wizard/Wizard.tsx', 'widgets/wizard/handover/engine.ts')).toEqual([]));
});

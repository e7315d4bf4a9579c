import { describe, expect, it } from 'vitest';
import {
  componentFiles,
  componentNames,
  contractFiles,
  funnelFiles,
  funnelNames,
  noTwins,
  shortElements,
  tagsInEveryList,
  topLevelNames,
} from './layout.ts';
import type { Rule } from './sourceFiles.ts';

const check = (rule: Rule, ...paths: string[]) => rule(paths.map((path) => ({ path, text: '' })));

describe('top-level names', () => {
  it('takes those of the layout and dot-files', () => {
    expect(check(topLevelNames, 'api/app.ts', 'README.md', '.nvmrc', '.ci/run')).toEqual([]);
  });
  it('finds others', () => {
    expect(check(topLevelNames, 'src/index.ts', 'api/app.ts', 'utils.ts')).toHaveLength(2);
  });
});

describe('twins', () => {
  it.each(['api/mail.ts', 'tests/e2e/funnels/ev.spec.ts', 'widgets/ui/Badge.css.ts'])('finds %s', (path) => {
    const folder = path.replace(/\..*/, '');
    expect(check(noTwins, path, `${folder}/other.json`)).toEqual([`${path}: a folder beside it has its name`]);
  });
  it('takes a file in the folder of its name, and beside one of another', () => {
    expect(check(noTwins, 'widgets/ui/Badge/Badge.tsx', 'api/mailRules.ts', 'api/mail/mail.ts')).toEqual([]);
  });
});

describe('funnel names', () => {
  const all = ['api/contract/common/a.ts', 'api/contract/ev/schema.ts', 'widgets/funnels/ev/funnel.tsx'];
  it('are the same in all places', () => {
    expect(check(funnelNames(['ev']), ...all, 'tests/e2e/funnels/ev.spec.ts')).toEqual([]);
    expect(check(funnelNames(['ev']), ...all, 'tests/e2e/funnels/ev/cases.spec.ts')).toEqual([]);
    expect(check(funnelNames(['ev']), ...all, 'tests/e2e/funnels/ev.spec.ts', 'tests/e2e/funnels/a.json')).toEqual([]);
  });
  it('finds a missing one', () => {
    expect(check(funnelNames(['ev']), ...all)).toEqual(['tests/e2e/funnels/ev: missing, but registered']);
  });
  it('finds one that nobody registered', () => {
    expect(check(funnelNames([]), 'widgets/funnels/ev/funnel.tsx')).toEqual([
      'widgets/funnels/ev: not in the registry',
    ]);
  });
});

describe('files of a funnel', () => {
  const own = (...names: string[]) => names.map((name) => `widgets/funnels/ev/${name}`);
  const complete = own(
    'funnel.tsx',
    'later.tsx',
    'state.ts',
    'request.ts',
    'request.test.ts',
    'copy.ts',
    'laterCopy.ts',
    'funnel.test.tsx',
    'steps/Charger.tsx',
  );
  it('takes a complete one', () => {
    expect(check(funnelFiles, ...complete, ...own('state.test.ts', 'steps/steps.css.ts'))).toEqual([]);
  });
  it.each(complete)('misses %s', (gone) => {
    expect(check(funnelFiles, ...complete.filter((path) => path !== gone))).toHaveLength(1);
  });
  it('finds a stray file', () => {
    expect(check(funnelFiles, ...complete, ...own('helpers.ts'))).toEqual([
      'widgets/funnels/ev/helpers.ts: no file that a funnel has',
    ]);
  });
});

it('misses files of the contract', () => {
  expect(check(contractFiles, 'api/contract/ev/schema.ts', 'api/contract/ev/pricing.ts')).toEqual([
    'api/contract/ev/submission.ts: missing',
    'api/contract/ev/schema.test.ts: missing',
    'api/contract/ev/pricing.test.ts: missing',
  ]);
});

describe('files of a component', () => {
  const badge = (text: string) => [
    { path: 'widgets/ui/Badge/Badge.tsx', text },
    { path: 'widgets/ui/icons/Sun.tsx', text },
  ];
  const tests = ['widgets/ui/Badge/Badge.test.tsx: missing', 'widgets/ui/Badge/Badge.examples.tsx: missing'];
  it('misses looks, test and examples', () => {
    expect(componentFiles(badge('<b className={badge} />'))).toEqual([
      'widgets/ui/Badge/Badge.css.ts: missing',
      ...tests,
    ]);
  });
  it('asks for no looks of its own where it wears those of another, or none', () => {
    expect(componentFiles(badge("import { b } from '../Button/Button.css.ts';\n<b className={b} />"))).toEqual(tests);
    expect(componentFiles(badge('<Button />'))).toEqual(tests);
  });
});

describe('lists of tags', () => {
  const registered = { 'ev-quote': { funnel: 'ev' } };
  const files = [
    { path: 'widgets/elements/ev-quote.ts', text: '' },
    { path: 'widgets/elements/lazy-tags.ts', text: "const CODE = { 'ev-quote': () => import('./ev-quote.ts') };" },
    { path: 'api/contract/reservedHeights.ts', text: "{ 'ev-quote': [300, 200] }" },
    { path: 'public/partner/ev.html', text: '' },
  ];
  it('may name the same', () => {
    expect(tagsInEveryList(registered)(files)).toEqual([]);
  });
  it('are found when they lack a tag', () => {
    expect(tagsInEveryList({ ...registered, 'a-tool': {} })(files)).toContain('public/partner/a-tool.html: missing');
    expect(tagsInEveryList({ ...registered, 'heat-quote': { funnel: 'heat' } })(files)).toEqual([
      'widgets/elements/: lacks heat-quote',
      'widgets/elements/lazy-tags.ts: lacks heat-quote',
      'api/contract/reservedHeights.ts: lacks heat-quote',
      'public/partner/heat.html: missing',
    ]);
  });
  it('are found when they name one that is not registered', () => {
    expect(tagsInEveryList({})(files)).toEqual([
      'widgets/elements/: ev-quote is not in the registry',
      'widgets/elements/lazy-tags.ts: ev-quote is not in the registry',
      'api/contract/reservedHeights.ts: ev-quote is not in the registry',
    ]);
  });
});

it('finds an element that is more than an entry', () => {
  const element = (lines: number) => [{ path: 'widgets/elements/ev-quote.ts', text: 'x\n'.repeat(lines) }];
  expect(shortElements(element(15))).toEqual([]);
  expect(shortElements(element(16))).toHaveLength(1);
  expect(shortElements([{ path: 'widgets/elements/quote-widgets.ts', text: 'x\n'.repeat(30) }])).toEqual([]);
});

describe('the file of a component', () => {
  it.each([
    ['widgets/ui/Badge/Badge.tsx', 'export function Badge() {}'],
    ['widgets/ui/Badge/Badge.test.tsx', ''],
    ['widgets/funnels/ev/later.tsx', 'export function LaterSteps() {}'],
    ['widgets/runtime/mountElement.tsx', 'export function mountElement() {}'],
    ['widgets/funnels/ev/funnel.tsx', ''],
  ])('takes %s', (path, text) => {
    expect(componentNames([{ path, text }])).toEqual([]);
  });
  it.each([
    ['widgets/ui/badge.tsx', 'export const Badge = () => <b />;'],
    ['widgets/ui/Badge/Badge.tsx', 'export const label = () => <b />;'],
  ])('refuses %s', (path, text) => {
    expect(componentNames([{ path, text }])).toHaveLength(1);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAG_NAMES } from '#contract/tags.ts';
import { importTool } from '../tools/tools.ts';
import type { Attw, Publint } from './tools.ts';

// What partners install, as the build has written it: packed by npm, and looked at by those who check packages.

const PACKAGE = path.resolve('dist/package');
const NAME = '@example/quote-widgets';
const LIMIT_MS = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'quotes-package-'));
let tarball = '';
beforeAll(() => {
  const line = ['pack', '--json', '--pack-destination', folder, PACKAGE];
  const [{ filename }] = JSON.parse(
    execFileSync('npm', line, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as [{ filename: string }];
  tarball = path.join(folder, filename);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint finds nothing', { timeout: LIMIT_MS }, async () => {
  const { publint } = (await importTool('publint')) as Publint;
  const { messages } = await publint({ pkgDir: PACKAGE, level: 'suggestion', strict: true, pack: false });
  expect(messages).toEqual([]);
});

test('the types are those of the code, for whoever uses modules', { timeout: LIMIT_MS }, async () => {
  const { checkPackage, createPackageFromTarballData } = (await importTool('@arethetypeswrong/core')) as Attw;
  const { problems, types } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  expect(types).toMatchObject({ kind: 'included' });
  // Two old ways of asking: node10 knows no subpaths, and CommonJS gets modules by require, as Node 20.19 allows.
  const old = (problem: { kind: string; resolutionKind?: string }): boolean =>
    problem.resolutionKind === 'node10' || problem.kind === 'CJSResolvesToESM';
  expect(problems.filter((problem) => !old(problem))).toEqual([]);
});

/** A folder in which the package is installed, beside packages of the project. */
function installed(...others: readonly string[]): string {
  const app = mkdtempSync(path.join(folder, 'app-'));
  for (const name of others) {
    mkdirSync(path.dirname(path.join(app, 'node_modules', name)), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), path.join(app, 'node_modules', name));
  }
  cpSync(PACKAGE, path.join(app, 'node_modules', NAME), { recursive: true });
  writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  return app;
}

test('Node imports every entry and does nothing', () => {
  const app = installed();
  const script = `const { load, loadQuoteWidgets, TAGS } = await import('${NAME}');
    await loadQuoteWidgets({ origin: 'https://quotes.example' });
    await load({});
    for (const name of ['auto', 'react', 'preact', 'vue', 'svelte', 'astro']) await import('${NAME}/' + name);
    console.log(TAGS.join());`;
  const line = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, line, { cwd: app, encoding: 'utf8' }).trim()).toBe(TAG_NAMES.join());
});

const RIGHT = `
export const form = <solar-quote partner="pk_yours" customer-type="home" service="Home battery" id="a"
  onquote-submitted={({ detail }) => detail.reference.length + detail.total}><a href="/solar">Solar</a></solar-quote>;
const element = document.createElement('homecare-quote');
element.customerType = 'business';
element.addEventListener('quote-step', (event) => event.detail.of > event.detail.step);
`;
const WRONG: readonly (readonly [what: string, code: string, message: RegExp])[] = [
  [
    'a value',
    'export const a = <solar-quote customer-type="flat" />;',
    /"flat"' is not assignable to type '"home" \| "business"/,
  ],
  ['an attribute', 'export const b = <ev-quote plan="Plus" />;', /Property 'plan' does not exist/],
  [
    'a detail',
    "document.querySelector('ev-quote')?.addEventListener('quote-step', (event) => event.detail.total);",
    /Property 'total' does not exist/,
  ],
];

/** What TypeScript says of a module that is right, and of one that is not. */
function typeCheck(framework: 'react' | 'preact'): string {
  const packages = { react: ['react', '@types/react', 'csstype'], preact: ['preact'] };
  const app = installed(...packages[framework]);
  const [right, wrong] = [RIGHT, WRONG.map(([, code]) => code).join('\n')];
  writeFileSync(path.join(app, 'right.tsx'), `import '${NAME}/${framework}';\n${right}`);
  writeFileSync(path.join(app, 'wrong.tsx'), `import '${NAME}/${framework}';\n${wrong}`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    jsxImportSource: framework,
    module: 'preserve',
    target: 'ES2022',
    types: [],
  };
  writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '--project', app], { encoding: 'utf8' }).stdout;
}

test.each(['react', 'preact'] as const)(
  '%s knows the tags, their values and their events',
  { timeout: LIMIT_MS },
  (framework) => {
    const told = typeCheck(framework);
    for (const [, , message] of WRONG) expect(told).toMatch(message);
    expect(told.match(/error TS/g)).toHaveLength(WRONG.length);
    expect(told).not.toContain('right.tsx');
  },
);

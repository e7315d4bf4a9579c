import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plantTree } from './plantedTree.ts';

const LIMIT_MS = 60_000;
const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

const lines = (count: number): string => 'void 0;\n'.repeat(count);
const STEP = 'widgets/funnels/ev/steps/Step.tsx';
const TEST = 'api/planted.test.ts';
const BUILDER = `interface Builder { insert(row: object): PromiseLike<number> }
export function save(db: Builder): void { `;

// Rule, file, text with one breach.
const BREACHES: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['no-floating-promises', 'api/thenable.ts', `${BUILDER}db.insert({}); }`],
  ['no-floating-promises', 'api/promise.ts', 'export function save(): void { Promise.resolve(1); }'],
  ['no-misused-promises', 'api/timer.ts', 'setTimeout(async () => { await Promise.resolve(1); }, 1);'],
  ['no-explicit-any', 'api/any.ts', 'export const x = (value: any): void => { String(value); };'],
  ['no-explicit-any', 'api/innerAny.ts', 'export const x: Record<string, any[]> = {};'],
  ['no-explicit-any', 'api/any.test.ts', 'export const x: any = 1;'],
  ['no-non-null-assertion', 'api/bang.ts', 'export const x = (list: number[]) => list[0]!.toFixed(1);'],
  ['no-default-export', 'api/default.ts', 'export default function x(): void {}'],
  ['max-lines', 'api/long.ts', lines(251)],
  ['max-lines-per-function', 'api/longFunction.ts', `export function x(): void {\n${lines(50)}}`],
  [
    'max-depth',
    'api/deep.ts',
    'export function x(a: boolean): void { if (a) { while (a) { for (;;) { if (a) { break; } } } } }',
  ],
  ['max-params', 'api/params.ts', 'export const x = (a: 1, b: 1, c: 1, d: 1) => a + b + c + d;'],
  ['no-restricted-imports', 'api/zod.ts', "import { z } from 'zod';\nexport const x = z;"],
  [
    'switch-exhaustiveness-check',
    'api/switch.ts',
    "export function x(a: 'b' | 'c'): void { switch (a) { case 'b': break; } }",
  ],
  ['no-restricted-globals', 'widgets/wizard/fetch.ts', "export const x = () => fetch('/');"],
  ['no-restricted-globals', 'widgets/wizard/local.ts', 'export const x = () => localStorage.length;'],
  ['no-restricted-globals', 'widgets/wizard/session.ts', 'export const x = () => sessionStorage.length;'],
  ['no-restricted-globals', 'widgets/wizard/elements.ts', "export const x = () => customElements.get('x-y');"],
  ['no-restricted-globals', 'site/client/local.ts', 'export const x = () => localStorage.length;'],
  ['no-restricted-globals', 'widgets/wizard/window.ts', "export const x = () => window.fetch('/');"],
  ['no-restricted-globals', 'widgets/wizard/bracket.ts', "export const x = () => globalThis['localStorage'];"],
  ['no-restricted-globals', 'widgets/wizard/self.ts', 'export const x = () => self?.indexedDB;'],
  ['no-restricted-globals', 'widgets/wizard/parent.ts', "export const x = () => parent.fetch('/');"],
  ['no-restricted-globals', 'widgets/wizard/request.ts', 'export const x = () => new XMLHttpRequest();'],
  ['no-restricted-globals', 'widgets/wizard/socket.ts', "export const x = () => new WebSocket('wss://a.example');"],
  ['no-restricted-globals', 'widgets/wizard/source.ts', "export const x = () => new EventSource('/');"],
  ['no-restricted-globals', 'widgets/wizard/gtag.ts', "export const x = () => gtag('event');"],
  ['no-restricted-globals', 'site/kit/layer.ts', 'export const x = () => window?.dataLayer;'],
  ['no-restricted-properties', 'widgets/wizard/beacon.ts', "export const x = () => navigator.sendBeacon('/');"],
  ['no-document-cookie', 'widgets/wizard/cookie.ts', "export const x = () => { document.cookie = 'a=b'; };"],
  ['no-restricted-properties', 'api/contract/random.ts', 'export const x = () => Math.random();'],
  ['no-restricted-globals', 'api/contract/clock.ts', 'export const x = () => Date.now();'],
  ['alt-text', STEP, 'export const Step = () => <img src="/roof.png" />;'],
  ['no-autofocus', 'widgets/ui/Focus.tsx', 'export const Focus = () => <input autoFocus />;'],
  [
    'click-events-have-key-events',
    'widgets/ui/Click.tsx',
    'export const Click = () => <div onClick={() => undefined}>{1}</div>;',
  ],
  [
    'rules-of-hooks',
    'widgets/ui/Hook.tsx',
    "import { useState } from 'react';\nexport const Hook = (p: { a: boolean }) => { if (p.a) useState(1); return <b />; };",
  ],
  [
    'no-danger',
    'widgets/ui/Danger.tsx',
    "export const Danger = () => <b dangerouslySetInnerHTML={{ __html: 'x' }} />;",
  ],
  ['forbid-dom-props', 'site/kit/Styled.tsx', 'export const Styled = () => <p style={{ margin: 0 }}>{1}</p>;'],
  [
    'forbid-component-props',
    'widgets/wizard/Styled.tsx',
    "import { Card } from './Card.tsx';\nexport const Styled = () => <Card style={{ margin: 0 }} />;",
  ],
  ['forbid-elements', 'widgets/ui/Sheet.tsx', 'export const Sheet = () => <style>{1}</style>;'],
  ['filename-case', 'widgets/wizard/my-badge.tsx', 'export const x = 1;'],
  ['filename-case', 'widgets/elements/evQuote.ts', 'export const x = 1;'],
  ['filename-case', 'api/quotes/AcceptQuote.ts', 'export const x = 1;'],
  ['filename-case', 'api/quotes/accept-quote.ts', 'export const x = 1;'],
  ['no-focused-tests', TEST, "import { expect, it } from 'vitest';\nit.only('x', () => { expect(1).toBe(1); });"],
  [
    'no-disabled-tests',
    'api/skipped.test.ts',
    "import { expect, it } from 'vitest';\nit.skip('x', () => { expect(1).toBe(1); });",
  ],
  // The rules of escapes.test.ts leave these files out.
  ['ban-ts-comment', 'tests/architecture/planted.ts', '// @ts-ignore\nexport const x = 1;'],
  [
    'no-focused-tests',
    'tests/architecture/exclusive.test.ts',
    "import { expect, it } from 'vitest';\nit.only('x', () => { expect(1).toBe(1); });",
  ],
  [
    'no-disabled-tests',
    'tests/architecture/skipped.test.ts',
    "import { expect, it } from 'vitest';\nit.skip('x', () => { expect(1).toBe(1); });",
  ],
  ['expect-expect', 'api/empty.test.ts', "import { it } from 'vitest';\nit('x', () => { String(1); });"],
  ['no-console', 'widgets/wizard/log.ts', "export const x = () => console.log('x');"],
];
const RIGHT: Readonly<Record<string, string>> = {
  'api/right.ts': `${BUILDER.replace('): void {', '): Promise<void> {').replace('export function', 'export async function')}await db.insert({}); }`,
  'vite.config.ts': 'export default {};',
  'api/unknown.ts': 'const any: unknown = 1;\nexport const x = !any;',
  'widgets/runtime/send.ts': "export const x = () => fetch('/');",
  'widgets/runtime/keep.ts': 'export const x = () => window.localStorage;',
  'widgets/wizard/ask.ts':
    'interface Asker { fetch(url: string): string; prefetch(): string }\nexport const x = (host: Asker) => host.fetch(host.prefetch());',
  'widgets/ui/Badge/Badge.tsx': 'export const Badge = () => <b className="quiet">{1}</b>;',
  'widgets/ui/Badge/Badge.css.ts': 'export const badge = 1;',
  'widgets/elements/ev-quote.ts': 'export const x = 1;',
  'api/contract/right.ts': "import * as z from 'zod/mini';\nexport const schema = z.object({ a: z.string() });",
};

it(
  'finds a planted breach of every rule that the house style names',
  () => {
    const planted = Object.fromEntries(BREACHES.map(([, path, text]) => [path, text]));
    const tree = plantTree({ ...planted, ...RIGHT });
    const { diagnostics } = z.parse(
      reportSchema,
      JSON.parse(tree.run('oxlint', '--format', 'json', 'api', 'widgets', 'site', 'tests', 'vite.config.ts')),
    );
    tree.remove();
    const isFound = ([rule, path]: (typeof BREACHES)[number]): boolean =>
      diagnostics.some(({ code, filename }) => code.includes(`(${rule})`) && filename.endsWith(path));
    expect(BREACHES.filter((breach) => !isFound(breach)).map(([rule, path]) => `${rule}: ${path}`)).toEqual([]);
    expect(diagnostics.filter(({ filename }) => Object.keys(RIGHT).some((path) => filename.endsWith(path)))).toEqual(
      [],
    );
  },
  LIMIT_MS,
);

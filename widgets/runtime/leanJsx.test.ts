import { afterEach, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

// Files share modules: a preact of this file's own, which no test has taught what preact/compat adds to every node.
vi.resetModules();
const preact = await import('preact');
const { jsx: preactJsx, jsxs: preactJsxs } = await import('preact/jsx-runtime');
const { Fragment, jsx, jsxs, shareOptions } = await import('./leanJsx.ts');

const Label = ({ children }: { readonly children?: unknown }): unknown => children;
const ref = { current: null };
const text = 'Postcode';
const inner = jsx('b', { children: text });

type Call = Parameters<typeof jsx>;
const NODES: readonly (readonly [kind: string, ...call: Call])[] = [
  ['an element without props', 'br', {}],
  ['an element with props', 'input', { type: 'text', required: true, defaultValue: undefined, 'aria-label': text }],
  ['an element with one child', 'p', { children: text }],
  ['an element with children', 'p', { children: [inner, text, 7, null, false] }],
  ['an element with a key', 'li', { children: text }, 'first'],
  ['an element with a ref', 'form', { ref, noValidate: true }],
  ['a component', Label, { children: inner }],
  ['a component with a key', Label, {}, 'second'],
  ['a component with a ref, which is a prop of it', Label, { ref, children: text }],
];

// Each node has a number of its own, ours are no whole ones: nothing else may differ.
const NUMBER = '__v';
const withoutNumber = (node: object): object => ({ ...node, [NUMBER]: typeof Reflect.get(node, NUMBER) });

afterEach(() => shareOptions({}));

test.each(NODES.map(([kind, ...call]) => ({ kind, call })))('$kind is what preact makes of it', ({ call }) => {
  for (const [ours, theirs] of [
    [jsx, preactJsx],
    [jsxs, preactJsxs],
  ] as const) {
    const node = ours(...call);
    // Typed for components that return JSX; ours return what preact takes as well.
    const expected = Reflect.apply(theirs, undefined, call) as object;
    expect(Object.keys(node).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(withoutNumber(node)).toStrictEqual(withoutNumber(expected));
    expect(preact.isValidElement(node)).toBe(true);
  }
});

test('createElement makes the same', () => {
  for (const [, type, props, key] of NODES) {
    const expected = Reflect.apply(preact.createElement, undefined, [type, { ...props, key }]) as object;
    expect(withoutNumber(jsx(type, props, key))).toStrictEqual(withoutNumber(expected));
  }
});

test('no node has a number that preact may give', () => {
  const numbers = [jsx('p', {}), jsx(Label, {})].map((node) => Reflect.get(node, NUMBER));
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(Number.isInteger(number)).toBe(false);
});

test('a fragment is its children', () => {
  const props = { children: [inner, text] };
  expect(Fragment(props)).toBe(Reflect.apply(preact.Fragment, undefined, [props]));
});

test("preact's hook for nodes hears of each once it is there", () => {
  const heard: unknown[] = [];
  shareOptions({ vnode: (node) => heard.push(node) });
  const node = jsx('p', {});
  expect(heard).toEqual([node]);
});

test('the release of preact whose nodes these are is pinned', () => {
  expect(manifest.devDependencies.preact).toMatch(/^\d+\.\d+\.\d+$/);
});

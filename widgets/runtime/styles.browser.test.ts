import { afterEach, expect, test } from 'vitest';
import { box } from '../../tests/support/element/fixture.css.ts';
import { adoptStyles, registerCss, registeredCss, releaseStyles } from './styles.ts';

const hosts: HTMLElement[] = [];
function openRoot(owner: Document = document): ShadowRoot {
  const host = owner.createElement('div');
  owner.body.append(host);
  hosts.push(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<div class="${box}"></div><b></b>`;
  return root;
}

const widthOf = (root: ShadowRoot): string => {
  const node = root.querySelector(`.${box}`);
  return node ? getComputedStyle(node).width : 'missing';
};

afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

test('the styles of a *.css.ts module reach a shadow root, and nothing else', () => {
  const root = openRoot();
  const outside = document.createElement('div');
  outside.className = box;
  document.body.append(outside);
  hosts.push(outside);
  const before = document.adoptedStyleSheets.length;
  expect(widthOf(root)).not.toBe('123px');
  adoptStyles(root);
  expect(widthOf(root)).toBe('123px');
  expect(getComputedStyle(outside).width).not.toBe('123px');
  expect(document.adoptedStyleSheets.length).toBe(before);
  expect(registeredCss()).toContain('123px');
});

test('styles that are registered later reach the roots that stand, once', () => {
  const root = openRoot();
  adoptStyles(root);
  const count = root.adoptedStyleSheets.length;
  registerCss('b{color:rgb(1, 2, 3)}');
  registerCss('b{color:rgb(1, 2, 3)}');
  expect(root.adoptedStyleSheets.length).toBe(count + 1);
  const bold = root.querySelector('b');
  expect(bold && getComputedStyle(bold).color).toBe('rgb(1, 2, 3)');
});

test('two roots share one sheet a module; a released root gets no more', () => {
  const first = openRoot();
  const second = openRoot();
  adoptStyles(first);
  adoptStyles(second);
  expect(first.adoptedStyleSheets[0]).toBe(second.adoptedStyleSheets[0]);
  releaseStyles(first);
  registerCss('i{color:rgb(3, 2, 1)}');
  expect(second.adoptedStyleSheets.length).toBe(first.adoptedStyleSheets.length + 1);
});

test('a root that has moved into an iframe is styled by sheets of that document', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (!inner) throw new Error('expected a document in the iframe');
  const root = openRoot();
  adoptStyles(root);
  inner.body.append(root.host);
  expect(root.adoptedStyleSheets.length).toBe(0);
  adoptStyles(root);
  expect(widthOf(root)).toBe('123px');
  frame.remove();
});

import type { LeanElement } from './leanJsx.ts';

const SVG = 'http://www.w3.org/2000/svg';
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
// Set as properties: the visitor may change what they stand for.
const PROPERTIES = new Set(['defaultValue', 'defaultChecked', 'selected', 'noValidate']);

const isElement = (node: unknown): node is LeanElement => typeof node === 'object' && node !== null && 'type' in node;

// Undefined for what is not written: `false` is a word for ARIA and for spelling, and nothing else in HTML.
function attributeText(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toString();
  if (typeof value !== 'boolean') return undefined;
  if (name.startsWith('aria-') || name === 'spellcheck') return value ? 'true' : 'false';
  return value ? '' : undefined;
}

function writeProps(node: Element, { children: _children, ...props }: LeanElement['props']): void {
  for (const [name, value] of Object.entries(props)) {
    const text = attributeText(name, value);
    if (PROPERTIES.has(name) && value !== undefined) Reflect.set(node, name, value);
    else if (text !== undefined) node.setAttribute(ATTRIBUTES[name] ?? name, text);
  }
}

/**
 * Renders elements of JSX once, without state, hooks and events: a form that can be filled in by itself. Preact takes
 * over what stands there when it is needed.
 */
export function renderStatic(node: unknown, parent: Element): void {
  if (Array.isArray(node)) {
    for (const child of node) renderStatic(child, parent);
    return;
  }
  if (!isElement(node)) {
    if (typeof node === 'string' || typeof node === 'number') parent.append(String(node));
    return;
  }
  const { type, props } = node;
  if (typeof type === 'function') {
    renderStatic(type(props), parent);
    return;
  }
  const isDrawing = type === 'svg' || parent.namespaceURI === SVG;
  const element = isDrawing ? document.createElementNS(SVG, type) : document.createElement(type);
  renderStatic(props.children, element);
  writeProps(element, props);
  parent.append(element);
}

import { defineElement } from '../../../widgets/runtime/mountElement.tsx';
import { fixtureDefinition } from './fixtureElement.tsx';
import { settle } from './frames.ts';

export type FixtureTag = HTMLElement & Record<string, unknown>;

let count = 0;

/** A tag name that no other test has used. */
export function newTag(): `${string}-${string}` {
  count += 1;
  return `fixture-${count}-${Math.random().toString(36).slice(2, 8)}`;
}

const isFixture = (node: Node | null): node is FixtureTag => node instanceof HTMLElement;

/**
 * Puts markup with `TAG` as a placeholder into the page, defines the tag, and gives it back rendered.
 * @param beforeDefinition what page or visitor do before the script arrives
 */
export async function mountFixture(
  markup: string,
  beforeDefinition?: (element: FixtureTag) => void,
): Promise<FixtureTag> {
  const tag = newTag();
  const place = document.createElement('div');
  // setHTMLUnsafe: the one way that parses declarative shadow roots.
  place.setHTMLUnsafe(markup.replaceAll('TAG', tag));
  document.body.append(place);
  const element = place.querySelector(tag);
  if (!isFixture(element)) throw new Error('expected the tag in the markup');
  beforeDefinition?.(element);
  defineElement(fixtureDefinition(tag));
  await settle();
  return element;
}

/** One node inside the tag. */
export function inside<T extends Element = HTMLInputElement>(element: Element, selector: string): T {
  const node = element.shadowRoot?.querySelector<T>(selector);
  if (!node) throw new Error(`expected ${selector} in the shadow root`);
  return node;
}

/** The values that the component has now. */
export const valuesOf = (element: Element): unknown => JSON.parse(inside(element, 'output').textContent ?? '');

/** Types as a person does. */
export function type(control: HTMLInputElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

export function press(element: Element, name: string): void {
  const button = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((node) => node.textContent === name);
  if (!button) throw new Error(`expected a button ${name}`);
  button.click();
}

/** What was sent last. */
export async function sent(element: Element): Promise<unknown> {
  press(element, 'Send');
  await settle();
  return JSON.parse(inside(element, 'p').textContent ?? '');
}

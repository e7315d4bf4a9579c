import type { Point } from './engine.ts';

// These run in the page, by their source: each stands for itself.

/**
 * The element of a path: selectors, the next somewhere below the former, shadow roots included, each with the text it has to
 * have: `solar-quote >> h2`, `button = Continue`. Of several the first that can be seen.
 */
export function find(path: string): Element | undefined {
  const within = (root: ParentNode, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot, selector) : [])),
  ];
  let found: Element | undefined;
  for (const part of path.split(' >> ')) {
    const [selector = '', text] = part.split(' = ');
    const { shadowRoot = null } = found ?? {};
    const roots: ParentNode[] = [...(shadowRoot ? [shadowRoot] : []), found ?? document];
    const fitting = roots
      .flatMap((root) => within(root, selector))
      .filter((node) => text === undefined || node.textContent?.replaceAll(/\s+/g, ' ').trim() === text);
    found = fitting.find((node) => node.checkVisibility({ visibilityProperty: true })) ?? fitting[0];
    if (!found) return undefined;
  }
  return found;
}

/** Where to press an element that nothing lies above. @param goThere brings it into the middle of the window first */
export function pointOf(found: Element, goThere: boolean): Point | undefined {
  const isOption = found instanceof HTMLInputElement && /radio|checkbox/.test(found.type);
  // The card of a radio is its label and lies above it.
  const node = (isOption && found.labels?.[0]) || found;
  if (goThere) node.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = node.getClientRects();
  if (!box || box.width === 0) return undefined;
  const point = { x: Math.round(box.x + Math.min(box.width / 2, 40)), y: Math.round(box.y + box.height / 2) };
  const root = node.getRootNode();
  const above = (root instanceof ShadowRoot ? root : document).elementFromPoint(point.x, point.y);
  const label = above?.closest('label');
  const isMine = above && (node.contains(above) || above.contains(node) || (label && label === node.closest('label')));
  return isMine ? point : undefined;
}

/** Notes whether the next press hits it, or its label: a step that has come goes to its place a moment later. */
export function noteHit(found: Element): void {
  const mine = new Set<EventTarget>([found, ...(found instanceof HTMLInputElement ? (found.labels ?? []) : [])]);
  const note = (event: Event): void => {
    const isHit = event.composedPath().some((target) => mine.has(target));
    document.documentElement.toggleAttribute('data-missed', !isHit);
  };
  document.documentElement.removeAttribute('data-missed');
  document.addEventListener('pointerdown', note, { capture: true, once: true });
}

/** Whether it missed. A page that was left by the press has no such note. */
export const hasMissed = (found: Element): boolean => found.ownerDocument.documentElement.hasAttribute('data-missed');

/** Puts a value where no driver can: into lists and dates, which open windows of their own. */
export function putValue(found: Element, value: string): void {
  if (!(found instanceof HTMLSelectElement || found instanceof HTMLInputElement)) throw new Error('no field');
  found.value = value;
  for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Gives a text field the focus, and chooses what stands in it. */
export function focusOn(found: Element): void {
  if (found instanceof HTMLElement) found.focus();
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
}

/** The kind of a control: its type, or the name of its element. */
export const kindOf = (found: Element): string => (found instanceof HTMLInputElement ? found.type : found.localName);

/** What stands in a control; of a radio, whether it is chosen. */
export function valueOf(found: Element): string | boolean {
  if (found instanceof HTMLInputElement && /radio|checkbox/.test(found.type)) return found.checked;
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement
    ? found.value
    : '';
}

/** Whether somebody can see it. */
export const isSeen = (found: Element): boolean => found.checkVisibility({ visibilityProperty: true });

/** Whether it has the focus, in the page or in its shadow root. */
export const hasFocus = (found: Element): boolean => {
  const root = found.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement === found;
};

/** What stands in it, in its shadow root where it has one, seen or not. */
export const wordsIn = (found: Element): string =>
  ((found.shadowRoot ?? found).textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** A point of the first frame, which is as high as what stands in it, as one of the window, into whose middle it goes. */
export function pointBehindFrame({ x, y }: Point): Point {
  const box = () => document.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect();
  scrollBy({ top: box().y + y - innerHeight / 2, behavior: 'instant' });
  return { x: Math.round(box().x + x), y: Math.round(box().y + y) };
}

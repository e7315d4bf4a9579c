// Runs in the page: each function is sent there as its source and sees nothing of this module.
import type { ShownText } from './texts.ts';

/** Labels of one drawing that lie on each other, or beyond its edge. */
export function tangledLabels(texts: readonly ShownText[]): string[] {
  const labels = texts.filter(({ drawing }) => drawing !== null);
  // A line is higher than its letters.
  const LETTERS = 0.7;
  const isOver = (one: DOMRect, other: DOMRect): boolean => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1.5 && down > Math.min(one.height, other.height) * (1 - LETTERS) + 1;
  };
  const named = ({ node }: ShownText): string => `"${node.data.trim().slice(0, 30)}"`;
  const overlapping = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => other.drawing === one.drawing)
      .filter((other) => one.rects.some((rect) => other.rects.some((second) => isOver(rect, second))))
      .map((other) => `labels on each other: ${named(one)} and ${named(other)}`),
  );
  // A map may reach further than is shown of it: what lies outside altogether is not seen.
  const isCut = ({ drawing, rects }: ShownText): boolean => {
    if (!drawing || getComputedStyle(drawing).overflowX === 'visible') return false;
    const box = drawing.getBoundingClientRect();
    return rects.some(
      ({ left, right, top, bottom }) =>
        right > box.left + 1 &&
        left < box.right - 1 &&
        bottom > box.top + 1 &&
        top < box.bottom - 1 &&
        (left < box.left - 1 || right > box.right + 1),
    );
  };
  const cut = labels.filter(isCut).map((label) => `label cut off by its drawing: ${named(label)}`);
  return [...overlapping, ...cut];
}

/** Texts that stand out of the window, or of the nearest box with an edge that an eye can see or that cuts them off. */
export function outOfContainer(texts: readonly ShownText[]): string[] {
  const SEEN = /^rgba\(.*, 0\)$|^transparent$/;
  const looks = new Map<Element, { isBox: boolean; scrolls: boolean; leaves: boolean }>();
  const lookOf = (element: Element) => {
    const known = looks.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const hasBorder = ['Left', 'Right'].every(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
        !SEEN.test(style.getPropertyValue(`border-${side.toLowerCase()}-color`)),
    );
    const look = {
      isBox:
        style.display !== 'contents' &&
        (hasBorder || !SEEN.test(style.backgroundColor) || /hidden|clip/.test(style.overflowX)),
      scrolls: /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth,
      leaves: /absolute|fixed/.test(style.position),
    };
    looks.set(element, look);
    return look;
  };
  const above = (element: Element): Element | null => {
    const root: Node = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const containerOf = (from: Element): Element | null => {
    for (let at: Element | null = from; at; at = above(at)) {
      const { isBox, leaves } = lookOf(at);
      if (isBox) return at;
      if (leaves) return null;
    }
    return null;
  };
  const canBeScrolledTo = (from: Element): boolean => {
    for (let at: Element | null = from; at; at = above(at)) if (lookOf(at).scrolls) return true;
    return false;
  };
  const { clientWidth } = document.documentElement;
  const named = ({ node }: ShownText): string => `"${node.data.trim().slice(0, 40)}"`;
  return texts
    .filter(({ drawing }) => drawing === null || getComputedStyle(drawing).overflowX === 'visible')
    .flatMap((text) => {
      const container = containerOf(text.drawing ?? text.parent);
      const isReached = canBeScrolledTo(text.parent);
      const box = container?.getBoundingClientRect() ?? new DOMRect(0, -Infinity, clientWidth, Infinity);
      const isOut = ({ left, right, top, bottom }: DOMRect): boolean =>
        (!(isReached && (container === null || lookOf(container).scrolls)) &&
          (left < box.left - 1 || right > box.right + 1)) ||
        (!isReached && (left < -1 || right > clientWidth + 1)) ||
        (container !== null && ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom));
      return text.rects.some(isOut)
        ? [`outside ${container ? `<${container.localName}>` : 'the window'}: ${named(text)}`]
        : [];
    });
}

/** What stays in view as the page is scrolled, where the header of our pages lies over its top. */
export function belowTheHeader(): string[] {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (!header || getComputedStyle(header).position !== 'sticky') return [];
  const edge = header.offsetHeight + Number.parseFloat(getComputedStyle(header).top);
  const isOfPage = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowY)) return false;
    }
    return !header.contains(element);
  };
  return [...document.querySelectorAll('*')]
    .map((element) => ({ element, style: getComputedStyle(element) }))
    .filter(({ style }) => style.position === 'sticky' && Number.parseFloat(style.top) < edge)
    .filter(({ element }) => element.checkVisibility() && isOfPage(element))
    .map(
      ({ element, style }) => `the header lies over what stays at ${style.top}: "${element.textContent.slice(0, 30)}"`,
    );
}

/** Tables and code wider than their place, unless they scroll in a frame that shows it at its edge or says so. */
export function cutTables(): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const frameOf = (table: Element): Element | null => {
    for (let at = table.localName === 'pre' ? table : table.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return at;
    }
    return null;
  };
  const isForListeners = (table: Element): boolean => {
    for (let at: Element | null = table; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  // A shadow at the edge that has more, or words.
  const hasHint = (frame: Element): boolean => {
    const { backgroundImage, maskImage } = getComputedStyle(frame);
    if (/gradient/.test(backgroundImage) || /gradient/.test(maskImage)) return true;
    const around = [frame, frame.previousElementSibling, frame.nextElementSibling, frame.parentElement];
    return around.some((element) =>
      [...(element?.children ?? []), ...(element ? [element] : [])].some(
        (part) =>
          part.localName !== 'table' &&
          !part.querySelector('table') &&
          part.checkVisibility() &&
          /scroll|swipe|sideways/i.test(part.textContent),
      ),
    );
  };
  return (
    roots
      .flatMap((root) => [...root.querySelectorAll('table, pre')])
      // The figures of a chart, for who listens, are clipped to nothing.
      .filter((table) => table.checkVisibility() && !isForListeners(table))
      .flatMap((table) => {
        const words = `"${table.textContent.trim().slice(0, 30)}"`;
        const frame = frameOf(table);
        const place = (frame ?? document.documentElement).getBoundingClientRect();
        const isWider = frame
          ? frame.scrollWidth > frame.clientWidth + 1
          : table.getBoundingClientRect().right > place.right + 1;
        if (!isWider) return [];
        if (!frame || !/auto|scroll/.test(getComputedStyle(frame).overflowX))
          return [`${table.localName} cut off: ${words}`];
        return hasHint(frame) ? [] : [`${table.localName} that scrolls and does not show it: ${words}`];
      })
  );
}

// Runs in the page: each function is sent there as its source and sees nothing of this module.

/** A text that is drawn on the page, in a tag or in a drawing. */
export interface ShownText {
  readonly node: Text;
  readonly parent: Element;
  /** One for each line, or part of it. */
  readonly rects: readonly DOMRect[];
  /** Of an SVG, whose letters scale with it. */
  readonly drawing: SVGSVGElement | null;
}

/** All that is drawn of the page, of the tags in it and of their drawings; not what is hidden from sight. */
export function shownTexts(): ShownText[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  // Asked once for each element, not for each text below it.
  const known = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement: parent } = element;
    const { clipPath, position } = getComputedStyle(element);
    const is = (parent !== null && isClipped(parent)) || (clipPath === 'inset(50%)' && position === 'absolute');
    known.set(element, is);
    return is;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
  const found: ShownText[] = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || node.data.trim() === '') continue;
      if (parent.closest('option, style, script, textarea, noscript, template') || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      const drawing = parent.closest('svg');
      if (rects.length > 0)
        found.push({ node, parent, rects, drawing: drawing?.parentElement?.closest('svg') ?? drawing });
    }
  }
  return found;
}

/** Texts below 12 px: what scales with an SVG included. */
export function tooSmall(texts: readonly ShownText[]): string[] {
  const LEAST_PX = 12;
  const sizeOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement ? size * (element.getScreenCTM()?.a ?? 1) : size;
  };
  return (
    texts
      .map(({ node, parent }) => ({ text: node.data.trim().slice(0, 40), size: sizeOf(parent) }))
      // A hundredth of rounding is no smaller text.
      .filter(({ size }) => size < LEAST_PX - 0.01)
      .map(({ text, size }) => `${size.toFixed(1)} px: "${text}"`)
  );
}

/**
 * Words, prices, numbers with their units, references and telephone numbers on two lines. A word may break where nothing
 * else holds it: addresses, and names that only a machine reads.
 */
export function tornTexts(texts: readonly Pick<ShownText, 'node' | 'rects'>[]): string[] {
  const UNIT = 'kWp|kWh|kW|W|kg|mm|cm|m|miles?|metres|years?|hours?|days?|weeks?|months?|minutes?|tonnes?|p';
  const FIGURE = new RegExp(
    [
      String.raw`[−-]?£[\d,]+(?:\.\d+)?`,
      String.raw`[\d,.]*\d(?:[-–][\d,.]+)?[ \u00A0](?:${UNIT})\b`,
      String.raw`\b[A-Z]{2,4}(?:-[A-Z]+)?-\d{4,7}\b`,
      String.raw`\b0\d{2,4}[ \u00A0]\d{3,4}[ \u00A0]?\d{3,4}\b`,
      String.raw`[\d,.]+%`,
    ].join('|'),
    'g',
  );
  const WORD = /[^\s\-–—/·\u00AD]+/g;
  const isTorn = (node: Text, from: number, to: number): boolean => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const [first] = rects;
    return first !== undefined && rects.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
  };
  return texts
    .filter(({ node, rects }) => rects.length > 1 && !node.parentElement?.closest('svg'))
    .flatMap(({ node }) => {
      // Blanked, not cut: the places of the other words stay.
      const plain = node.data.replaceAll(/\S*(?:@|:\/\/)\S*/g, (address) => ' '.repeat(address.length));
      const words = node.parentElement?.closest('code') ? [] : [...plain.matchAll(WORD)];
      return [...plain.matchAll(FIGURE), ...words]
        .filter(({ 0: part, index }) => isTorn(node, index, index + part.length))
        .map(({ 0: part, index }) => `torn: "${part}" in "${node.data.slice(Math.max(0, index - 20), index + 30)}"`);
    });
}

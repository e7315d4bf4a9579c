// Runs in the page: each function is sent there as its source and sees nothing of this module.
import { tornTexts } from '../pageRules/texts.ts';

/** What a visitor can see of the text in a tag. */
interface SeenText {
  readonly node: Text;
  /** One for each line, or part of it. */
  readonly rects: readonly DOMRect[];
}

interface Probe {
  seenTexts(root: ShadowRoot): SeenText[];
  tornTexts: typeof tornTexts;
  outOfBox(root: ShadowRoot, texts: readonly SeenText[]): string[];
  overlaps(root: ShadowRoot, texts: readonly SeenText[]): string[];
  rawNumbers(texts: readonly Pick<SeenText, 'node'>[]): string[];
}

declare global {
  interface Window {
    textProbe?: Probe;
  }
}

function seenTexts(root: ShadowRoot): SeenText[] {
  // Asked once for each element, not for each text below it: a sweep looks at a step in dozens of widths.
  const clipped = new Map<Element, boolean>();
  const isClipped = (element: Element): boolean => {
    const { parentElement: parent } = element;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const is = (parent !== null && isClipped(parent)) || getComputedStyle(element).clipPath === 'inset(50%)';
    clipped.set(element, is);
    return is;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && !isClipped(element);
  const found: SeenText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (!(node instanceof Text) || node.data.trim() === '' || !parent) continue;
    if (parent.closest('svg, option, style, textarea') || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ node, rects: [...range.getClientRects()].filter(({ width }) => width > 0) });
  }
  return found;
}

function outOfBox(root: ShadowRoot, texts: readonly SeenText[]): string[] {
  const tag = root.host.getBoundingClientRect();
  const outside = texts
    .filter(({ rects }) => rects.some(({ left, right }) => left < tag.left - 1 || right > tag.right + 1))
    .map(({ node }) => `outside the tag: "${node.data.slice(0, 60)}"`);
  const isHidden = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const tight = [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
    .filter((element) => !element.matches('input, select, textarea, svg *') && !isHidden(element))
    .map((element) => {
      const words = element.textContent.slice(0, 60);
      return `wider than its box: <${element.localName}> ${element.scrollWidth} > ${element.clientWidth} "${words}"`;
    });
  return [...outside, ...tight];
}

/** Words below a control or an icon that they do not belong to. */
function overlaps(root: ShadowRoot, texts: readonly SeenText[]): string[] {
  const CONTROLS = 'a, button, summary, select, textarea, svg';
  const SIGHT = { contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true };
  // Of a link in a sentence a thumb may hit more than is seen.
  const boxesOf = (element: Element): readonly DOMRect[] => {
    if (element.localName !== 'a' || element.matches('[part~=button]')) return [element.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  // What stays on the screen while the page moves lies over the page on purpose.
  const sticky = new Map<Element, boolean>();
  const isSticky = (element: Element): boolean => {
    const { parentElement: parent } = element;
    const known = sticky.get(element);
    if (known !== undefined) return known;
    const is =
      (parent !== null && isSticky(parent)) || ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    sticky.set(element, is);
    return is;
  };
  const isPicture = (element: Element, width: number): boolean => element.localName === 'svg' && width > 40;
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((element) => !element.closest('[part=toaster], [part=chart]') && !element.parentElement?.closest('svg'))
    .filter(
      (element) => element.checkVisibility(SIGHT) && !isSticky(element) && getComputedStyle(element).opacity !== '0',
    )
    .flatMap((element) => boxesOf(element).map((box) => ({ element, box })))
    .filter(({ element, box }) => box.width > 0 && !isPicture(element, box.width));
  // Lines of text reach a little beyond their letters.
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  return texts.flatMap(({ node, rects }) =>
    controls
      .filter(({ box }) => rects.some((rect) => isOver(rect, box)))
      .filter(
        ({ element }) =>
          !element.contains(node) &&
          !node.parentElement?.closest('[part=toaster]') &&
          !isSticky(node.parentElement ?? element),
      )
      .map(
        ({ element }) =>
          `"${node.data.slice(0, 40)}" under <${element.localName}> "${element.textContent.slice(0, 30)}"`,
      ),
  );
}

/** Quantities as a computer writes them: four digits without a comma, three decimals. */
export function rawNumbers(texts: readonly Pick<SeenText, 'node'>[]): string[] {
  // Addresses, references and certificates, telephone numbers, years, sizes in millimetres.
  const NO_QUANTITY =
    /\S*@\S*|\b[A-Z]+(?:-[A-Z]+)*-\d+|#\d{6}|\d+ × \d+ × \d+[ \u00A0]mm|\b0\d{2,4}[ \u00A0]\d{3,4}(?:[ \u00A0]\d{3,4})?|\b20\d\d\b/g;
  return texts
    .filter(({ node }) => /\d{4}|\d\.\d{3,}[ \u00A0]kWp/.test(node.data.replaceAll(NO_QUANTITY, '')))
    .map(({ node }) => `a raw number in "${node.data.slice(0, 60)}"`);
}

/** The source of a script that puts the probe on a page as `window.textProbe`. */
export const probeSource = `window.textProbe = { ${[seenTexts, tornTexts, outOfBox, overlaps, rawNumbers]
  .map(String)
  .map((source) => source.replace(/^function (\w+)/, '$1: function $1'))
  .join(', ')} };`;

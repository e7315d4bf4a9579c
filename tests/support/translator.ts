// Runs in the page: `translatePage` is sent there as its source and sees nothing of this module.

/**
 * How a translator treats a text: `replaced` by an element (Google Translate), moved into an element that is hidden beside
 * the translation (extensions that show the original on demand), or only `moved` into one (tools that mark words).
 */
export type Translation = 'replaced' | 'hidden' | 'moved';

/** At the end of each translated text: Playwright reads names without it, and nobody sees it. */
export const TRANSLATED = '\u200B';

/**
 * Translates a page as browsers do, once it has loaded and whatever comes later, down into open shadow roots: each text
 * becomes another node with the same words and a mark that is not seen.
 */
export function translatePage({ how, mark }: { how: Translation; mark: string }): void {
  const LATER_MS = 300;
  const SKIPPED = 'script, style, textarea, [translate=no]';
  const roots = new WeakSet<Node>();
  const fontWith = (...content: (Node | string)[]): HTMLElement => {
    const font = document.createElement('font');
    font.append(...content);
    return font;
  };
  const translate = (text: Text): void => {
    const { parentElement: parent, data } = text;
    if (data.trim() === '' || data.endsWith(mark) || !parent || parent.closest(`${SKIPPED}, font`)) return;
    if (parent.matches('option, title')) text.data += mark;
    else if (how === 'replaced') text.replaceWith(fontWith(fontWith(data + mark)));
    else if (how === 'moved') {
      const all = fontWith(fontWith());
      text.replaceWith(all);
      all.firstChild?.appendChild(text);
    } else {
      const all = document.createElement('font');
      text.replaceWith(all);
      const original = fontWith(text);
      original.style.display = 'none';
      all.append(original, fontWith(data + mark));
    }
  };
  const translateIn = (root: Node): void => {
    const found: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) found.push(node);
      else if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot);
    }
    found.forEach(translate);
  };
  function follow(root: Node): void {
    if (roots.has(root)) return;
    roots.add(root);
    translateIn(root);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }).observe(root, { childList: true, subtree: true });
  }
  addEventListener('load', () => {
    follow(document.documentElement);
    // A shadow root that has come to an element tells nobody.
    setInterval(() => translateIn(document.documentElement), LATER_MS);
  });
}

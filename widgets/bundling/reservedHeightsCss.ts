import { LAUNCHER, reservedHeights } from '#contract/reservedHeights.ts';

/**
 * The room of every tag as a style sheet, for the head of a page: kept before the script has arrived. A sheet
 * knows only the width of the screen, which is the tag's own on small ones, where it matters most.
 */
export function reservedHeightsCss(): string {
  const rules = Object.entries(reservedHeights).map(([tag, heights]) => {
    const wide = heights.at(-1) ?? 0;
    const narrower = heights
      .flatMap((below, index) => (index % 2 === 0 && index < heights.length - 1 ? [[below, heights[index + 1]]] : []))
      // The narrowest comes last, so that it has its say.
      .reduceRight<readonly string[]>(
        (rules, [below, height]) => [
          ...rules,
          `@media (width<${below}px){${tag}:not(:defined){min-height:${height}px}}`,
        ],
        [],
      );
    return `${tag}:not(:defined){display:block;min-height:${wide}px}\n${narrower.join('\n')}`;
  });
  // A button in the place of the form, or at the foot of the screen.
  const inMode = (mode: string): string =>
    Object.keys(reservedHeights)
      .map((tag) => `${tag}[mode=${mode}]:not(:defined)`)
      .join();
  rules.push(
    `${inMode('dialog')}{min-height:${LAUNCHER}px}`,
    `${inMode('sticky')}{position:fixed;inset:auto 0 0;min-height:${LAUNCHER}px}`,
  );
  return `${rules.join('\n')}\n`;
}

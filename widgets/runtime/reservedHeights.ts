/** [the tag is narrower than this many px, height in px], narrowest first. */
export type Heights = readonly (readonly [below: number, height: number])[];

/**
 * Room that each tag takes with its first step, by its own width; with it the page around a tag never shifts.
 * tests/e2e/partner/embeddingLooks.spec.ts compares it with the truth.
 */
export const reservedHeights: Readonly<Record<string, Heights>> = {
  'solar-quote': [
    [300, 1720],
    [540, 1680],
    [600, 1570],
    [640, 1430],
    [Infinity, 1320],
  ],
};

/** The room for a tag of this width. */
export const heightFor = (tag: string, width: number): number => {
  const heights = reservedHeights[tag] ?? [];
  return (heights.find(([below]) => width < below) ?? heights.at(-1))?.[1] ?? 0;
};

/**
 * The same as a style sheet, for the head of a page: it keeps the room before the script has arrived. A sheet
 * knows only the width of the screen, which is the tag's own on small ones, where it matters most.
 */
export function reservedHeightsCss(): string {
  const rules = Object.entries(reservedHeights).map(([tag, heights]) => {
    const wide = heights.at(-1)?.[1] ?? 0;
    const narrower = heights
      .slice(0, -1)
      .toReversed()
      .map(([below, height]) => `@media (width<${below}px){${tag}:not(:defined){min-height:${height}px}}`);
    return `${tag}:not(:defined){display:block;min-height:${wide}px}\n${narrower.join('\n')}`;
  });
  return `${rules.join('\n')}\n`;
}

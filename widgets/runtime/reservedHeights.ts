/** [the tag is narrower than this many px, height in px], narrowest first. */
export type Heights = readonly (readonly [below: number, height: number])[];

/**
 * Room that each tag takes with its first step, by its own width; with it the page around a tag never shifts.
 * tests/e2e/partner/embeddingLooks.spec.ts compares it with the truth.
 */
export const reservedHeights: Readonly<Record<string, Heights>> = {
  'newsletter-signup': [
    [315, 600],
    [440, 540],
    [600, 490],
    [Infinity, 510],
  ],
  'contact-form': [
    [290, 1455],
    [370, 1355],
    [540, 1245],
    [Infinity, 985],
  ],
  'quick-quote': [
    [250, 615],
    [600, 595],
    [Infinity, 380],
  ],
  'commercial-solar-quote': [
    [260, 1985],
    [270, 1805],
    [540, 1750],
    [600, 1415],
    [835, 1305],
    [Infinity, 1245],
  ],
  'commercial-energy-quote': [
    [245, 1945],
    [310, 1915],
    [370, 1715],
    [540, 1605],
    [715, 1410],
    [880, 1285],
    [Infinity, 1030],
  ],
  'instant-quote': [
    [285, 1210],
    [545, 1170],
    [650, 1135],
    [Infinity, 1020],
  ],
  'homecare-quote': [
    [270, 1700],
    [295, 1565],
    [600, 1450],
    [620, 1140],
    [640, 1075],
    [745, 1030],
    [Infinity, 945],
  ],
  'ev-quote': [
    [310, 2870],
    [360, 2555],
    [470, 2340],
    [685, 2165],
    [690, 1650],
    [720, 1625],
    [915, 1480],
    [Infinity, 1355],
  ],
  'solar-quote': [
    [260, 2100],
    [280, 1850],
    [520, 1820],
    [600, 1690],
    [660, 1465],
    [Infinity, 1415],
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

/** [the tag is narrower than this many px, height in px], narrowest first. */
export type Heights = readonly (readonly [below: number, height: number])[];

/**
 * Room that each tag takes with its first step, by its own width; with it the page around a tag never shifts.
 * tests/e2e/partner/embeddingLooks.spec.ts compares it with the truth.
 */
export const reservedHeights: Readonly<Record<string, Heights>> = {
  'newsletter-signup': [
    [440, 415],
    [600, 360],
    [Infinity, 400],
  ],
  'contact-form': [
    [260, 1285],
    [330, 1235],
    [540, 1125],
    [Infinity, 910],
  ],
  'quick-quote': [
    [600, 525],
    [Infinity, 335],
  ],
  'commercial-solar-quote': [
    [540, 1660],
    [600, 1330],
    [820, 1250],
    [Infinity, 1160],
  ],
  'commercial-energy-quote': [
    [300, 1770],
    [340, 1660],
    [360, 1545],
    [560, 1530],
    [600, 1345],
    [720, 1265],
    [800, 1180],
    [880, 1110],
    [Infinity, 1010],
  ],
  'instant-quote': [
    [600, 1100],
    [680, 945],
    [Infinity, 915],
  ],
  'homecare-quote': [
    [270, 1720],
    [300, 1580],
    [600, 1550],
    [620, 1140],
    [720, 1095],
    [800, 1035],
    [840, 970],
    [Infinity, 930],
  ],
  'ev-quote': [
    [300, 2420],
    [360, 2370],
    [400, 2155],
    [420, 1960],
    [600, 2065],
    [640, 1620],
    [670, 1540],
    [760, 1440],
    [880, 1330],
    [Infinity, 1240],
  ],
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

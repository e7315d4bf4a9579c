import type { TagName } from './tags.ts';

/**
 * "Narrower than so many px", height in px, narrowest first; last the height of all others. In one row without brackets:
 * every page that has the loader pays for them.
 */
export type Heights = readonly number[];

/**
 * Room that each tag takes with its first step, by its own width; with it the page around a tag never shifts.
 * tests/e2e/partner/embeddingLooks.spec.ts compares it with the truth.
 */
export const reservedHeights: Readonly<Record<string, Heights>> = {
  'solar-estimate': [280, 835, 360, 780, 475, 710, 600, 635, 550],
  'newsletter-signup': [330, 600, 455, 540, 510],
  'contact-form': [335, 1455, 455, 1330, 555, 1200, 985],
  'quick-quote': [615, 610, 380],
  'commercial-solar-quote': [275, 1985, 480, 1805, 555, 1655, 675, 1415, 1005, 1290, 1175],
  'commercial-energy-quote': [325, 1945, 410, 1715, 555, 1565, 730, 1410, 895, 1285, 1030],
  'instant-quote': [615, 1150, 675, 1085, 995],
  'homecare-quote': [290, 1700, 335, 1550, 615, 1435, 655, 1140, 760, 1030, 945],
  'ev-quote': [325, 2870, 375, 2555, 490, 2340, 700, 2140, 730, 1650, 925, 1505, 1390],
  'solar-quote': [275, 2090, 555, 1830, 615, 1615, 730, 1465, 1330],
} satisfies Record<TagName, Heights>;

/** The room for a tag of this width. */
export const heightFor = (tag: string, width: number): number => {
  const heights = reservedHeights[tag] ?? [];
  return heights.find((_height, at) => at % 2 && width < (heights[at - 1] ?? 0)) ?? heights.at(-1) ?? 0;
};

/**
 * Room of a tag with `head="none"` on a computer and on a telephone, for what the tag builder writes: no page pays for it. The
 * same test compares it.
 */
export const heightsWithoutHead: Readonly<Record<TagName, { readonly wide: number; readonly narrow: number }>> = {
  'solar-estimate': { wide: 400, narrow: 570 },
  'newsletter-signup': { wide: 340, narrow: 385 },
  'contact-form': { wide: 750, narrow: 1070 },
  'quick-quote': { wide: 305, narrow: 535 },
  'commercial-solar-quote': { wide: 950, narrow: 1260 },
  'commercial-energy-quote': { wide: 745, narrow: 1230 },
  'instant-quote': { wide: 735, narrow: 740 },
  'homecare-quote': { wide: 665, narrow: 1040 },
  'ev-quote': { wide: 1055, narrow: 1980 },
  'solar-quote': { wide: 1095, narrow: 1340 },
};

/** A telephone's width in px, and below which width of a page its room is kept instead of a computer's. */
const TELEPHONE = 390;
const NARROW = 640;

/** Room of a tag on a computer and on a telephone. */
export const roomOf = (tag: TagName) => ({ wide: heightFor(tag, Infinity), narrow: heightFor(tag, TELEPHONE) });

/**
 * Rules for the head of somebody's page that keep a room until what stands there has its own height: they cost that page no
 * request and hold up nothing.
 * @param property "min-height" or "height"
 */
export const roomRules = (
  selector: string,
  { wide, narrow }: { readonly wide: number; readonly narrow: number },
  property: string,
): [wide: string, narrow: string] => [
  `  ${selector} { display: block; ${property}: ${wide}px }`,
  `  @media (width < ${NARROW}px) { ${selector} { ${property}: ${narrow}px } }`,
];

/** A button in the place of a form. */
export const LAUNCHER = 52;

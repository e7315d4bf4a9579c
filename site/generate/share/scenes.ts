import { drawing } from '../../drawings/Drawing.tsx';

// Drawings on the grid of 340 by 150 that have a meadow: the first that fits a page's path.
const SCENES: readonly (readonly [words: RegExp, drawing: string])[] = [
  [/durham/, 'durham-scene'],
  [/battery/, 'battery-scene'],
  [/(^|[/-])ev-/, 'ev-scene'],
  [/commercial-energy|learn-more\/business|adr|terms/, 'high-street-scene'],
  [/industrial|commercial-solar/, 'warehouse-scene'],
  [/sunderland|community/, 'sunderland-scene'],
  [/faqs|contact/, 'questions-scene'],
  [/emergencies/, 'unplugged-scene'],
  [/homecare|boiler/, 'home-whole'],
  [/office|case-studies$|learn-more$/, 'business-scene'],
  [/newcastle|blog|about|careers|privacy/, 'newcastle-scene'],
];

/** Where the ground of a drawing is, when not where it is in most of them. */
const GROUNDS: Readonly<Record<string, number>> = {
  'ev-scene': 134,
  'home-whole': 136,
  'questions-scene': 136,
  'unplugged-scene': 134,
};

/** What kind of page it is, in the corner of the picture. */
const KINDS: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/blog/, 'From our blog'],
  [/^\/case-studies/, 'Finished projects'],
  [/^\/campaigns\//, 'For a limited time'],
  [/^\/(solar-panels|battery-storage|ev-charging-|commercial-solar-newcastle)/, 'In your area'],
  [/^\/(commercial|learn-more\/business)/, 'For your business'],
  [/^\/(solar$|ev|homecare|boiler|smart-home|energy|learn-more|get-a-quote)/, 'For your home'],
  [/^\/(faqs|contact|emergencies)/, 'Help and support'],
  [/^\/(privacy|cookie|terms|adr)/, 'In plain words'],
  [/^\/(about|careers)/, 'Who we are'],
  [/^\/[a-z-]+-solar$/, 'With our partners'],
];

const firstFor = <Value>(list: readonly (readonly [RegExp, Value])[], path: string): Value | undefined =>
  list.find(([words]) => words.test(path))?.[1];

/** What the share picture of a page shows beside its title. */
export function sceneOf(path: string) {
  const scene = firstFor(SCENES, path) ?? 'home-scene';
  return { Scene: drawing(scene), ground: GROUNDS[scene], kind: firstFor(KINDS, path) ?? 'For the North East' };
}

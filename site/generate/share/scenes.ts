import type { FunctionComponent } from 'react';
import { EvScene } from '../../../widgets/ui/illustrations/EvScene.tsx';
import { HighStreetScene } from '../../../widgets/ui/illustrations/HighStreetScene.tsx';
import { HomecareScene } from '../../../widgets/ui/illustrations/HomecareScene.tsx';
import { BusinessScene, HomeScene } from '../../../widgets/ui/illustrations/SolarScenes.tsx';
import { WarehouseScene } from '../../../widgets/ui/illustrations/WarehouseScene.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { DurhamScene, NewcastleScene, SunderlandScene } from '../../drawings/PlaceScenes.tsx';
import { QuestionsScene } from '../../drawings/QuestionsScene.tsx';
import { UnpluggedScene } from '../../drawings/UnpluggedScene.tsx';

interface Look {
  /** A drawing on the grid of 340 by 150 that stands on a meadow. */
  readonly Scene: FunctionComponent;
  /** Where the ground of the drawing is, when not where it is in most of them. */
  readonly ground?: number;
}

const CoveredHome = () => HomecareScene({ boiler: true, heating: true, plumbing: true, electrics: true });

/** The first that fits a page's path. */
const SCENES: readonly (readonly [words: RegExp, look: Look])[] = [
  [/durham/, { Scene: DurhamScene }],
  [/battery/, { Scene: drawing('battery-scene') }],
  [/(^|[/-])ev-/, { Scene: EvScene, ground: 134 }],
  [/commercial-energy|learn-more\/business|adr|terms/, { Scene: HighStreetScene }],
  [/industrial|commercial-solar/, { Scene: WarehouseScene }],
  [/sunderland|community/, { Scene: SunderlandScene }],
  [/faqs|contact/, { Scene: QuestionsScene, ground: 136 }],
  [/emergencies/, { Scene: UnpluggedScene, ground: 134 }],
  [/homecare|boiler/, { Scene: CoveredHome, ground: 136 }],
  [/office|case-studies$|learn-more$/, { Scene: BusinessScene }],
  [/newcastle|blog|about|careers|privacy/, { Scene: NewcastleScene }],
];

/** What kind of page it is, in the corner of the picture. */
const KINDS: readonly (readonly [path: RegExp, kind: string])[] = [
  [/^\/blog/, 'From our blog'],
  [/^\/case-studies/, 'Finished projects'],
  [/^\/campaigns\//, 'For a limited time'],
  [/^\/(solar-panels|battery-storage|ev-charging|commercial-solar-newcastle)/, 'In your area'],
  [/^\/(commercial|learn-more\/business)/, 'For your business'],
  [/^\/(ev|homecare|boiler|smart-home|energy|learn-more|get-a-quote)/, 'For your home'],
  [/^\/(faqs|contact|emergencies)/, 'Help and support'],
  [/^\/(privacy|cookie|terms|adr)/, 'In plain words'],
  [/^\/(about|careers)/, 'Who we are'],
  [/^\/[a-z-]+-solar$/, 'With our partners'],
];

const firstFor = <Value>(list: readonly (readonly [RegExp, Value])[], path: string): Value | undefined =>
  list.find(([words]) => words.test(path))?.[1];

/** What the share picture of a page shows beside its title. */
export const lookOf = (path: string): Look & { readonly kind: string } => ({
  ...(firstFor(SCENES, path) ?? { Scene: HomeScene }),
  kind: firstFor(KINDS, path) ?? 'For the North East',
});

import { createElement, type FunctionComponent } from 'react';
import { art } from '../../widgets/ui/illustrations/Art.css.ts';
import { ChargerPicture } from '../../widgets/ui/illustrations/ChargerPicture.tsx';
import { MeterPicture } from '../../widgets/ui/illustrations/EnergyPictures.tsx';
import {
  BatteryPicture,
  InverterPicture,
  MountingFlat,
  MountingPitched,
  PanelPicture,
} from '../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { EvScene } from '../../widgets/ui/illustrations/EvScene.tsx';
import { HighStreetScene } from '../../widgets/ui/illustrations/HighStreetScene.tsx';
import { HomecareScene } from '../../widgets/ui/illustrations/HomecareScene.tsx';
import { BusinessScene, HomeScene } from '../../widgets/ui/illustrations/SolarScenes.tsx';
import { WarehouseScene } from '../../widgets/ui/illustrations/WarehouseScene.tsx';
import * as styles from './Drawing.css.ts';
import { shapesOf } from './svgShapes.ts';

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = new Map(Object.entries(files).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg]));

/** Where the numbers of a drawing are, in its own units; a list beside it says what each of them is. */
type Numbers = readonly (readonly [x: number, y: number])[];

const numberAt = (x: number, y: number, number: number): string =>
  `<g><circle cx="${x}" cy="${y}" r="11" class="${styles.dot}"></circle>` +
  `<text x="${x}" y="${y + 4.6}" class="${styles.number}">${number}</text></g>`;

/** @throws where there is no such file */
function fromFile(name: string, numbers: Numbers = []): FunctionComponent {
  const svg = sources.get(name);
  if (svg === undefined) throw new Error(`There is no file ${name}.svg.`);
  const shapes = shapesOf(svg, name) + numbers.map(([x, y], index) => numberAt(x, y, index + 1)).join('');
  return () => (
    <svg
      className={art}
      viewBox={/viewBox="([^"]*)"/.exec(svg)?.[1]}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a file of ours, whose colours are checked
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

// Those that widgets show too, that can look different, or that have numbers. Every other one is a file by its name.
const components: Readonly<Record<string, FunctionComponent>> = {
  battery: BatteryPicture,
  'boiler-numbered': fromFile('boiler-open', [
    [236, 21],
    [192, 106],
    [158, 150],
    [72, 112],
    [222, 188],
    [190, 310],
  ]),
  'business-scene': BusinessScene,
  charger: () => ChargerPicture({ hasCable: true, isSolar: true }),
  'charger-cable': () => ChargerPicture({ hasCable: true, isSolar: false }),
  'charger-fitted-numbered': fromFile('charger-fitted', [
    [56, 106],
    [120, 106],
    [196, 182],
    [245, 112],
    [394, 166],
  ]),
  'charger-socket': () => ChargerPicture({ hasCable: false, isSolar: false }),
  'charger-solar-socket': () => ChargerPicture({ hasCable: false, isSolar: true }),
  'ev-scene': EvScene,
  'flat-roof': MountingFlat,
  'high-street-scene': HighStreetScene,
  'home-boiler': () => HomecareScene({ boiler: true, heating: false, plumbing: false, electrics: false }),
  'home-heating': () => HomecareScene({ boiler: true, heating: true, plumbing: false, electrics: false }),
  'home-scene': HomeScene,
  'home-whole': () => HomecareScene({ boiler: true, heating: true, plumbing: true, electrics: true }),
  inverter: InverterPicture,
  meter: MeterPicture,
  panels: PanelPicture,
  'pitched-roof': MountingPitched,
  'smart-house-numbered': fromFile('smart-house', [
    [186, 172],
    [60, 262],
    [320, 222],
    [459, 272],
  ]),
  'solar-fitted-numbered': fromFile('solar-fitted', [
    [146, 70],
    [132, 152],
    [208, 166],
    [208, 236],
    [320, 166],
    [430, 134],
  ]),
  'warehouse-scene': WarehouseScene,
};

const drawings: ReadonlyMap<string, FunctionComponent> = new Map([
  ...[...sources.keys()].map((name) => [name, fromFile(name)] as const),
  ...Object.entries(components),
]);

/** What pages and content files may name. */
export const DRAWING_NAMES: readonly string[] = [...drawings.keys()].toSorted();

/** A drawing by its name. Decoration: the words beside it say everything. @throws for a name that none has */
export function drawing(name: string): FunctionComponent {
  const found = drawings.get(name);
  if (!found) throw new Error(`There is no drawing "${name}". There are: ${DRAWING_NAMES.join(', ')}`);
  return found;
}

/** The same inside a page: `<Drawing name="boiler" />`. */
export const Drawing = ({ name }: { readonly name: string }) => createElement(drawing(name));

import type { FunctionComponent } from 'react';
import { ChargerPicture } from '../../widgets/ui/illustrations/ChargerPicture.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { EvScene } from '../../widgets/ui/illustrations/EvScene.tsx';
import { HomecareScene } from '../../widgets/ui/illustrations/HomecareScene.tsx';
import { BusinessScene, HomeScene } from '../../widgets/ui/illustrations/SolarScenes.tsx';
import { WarehouseScene } from '../../widgets/ui/illustrations/WarehouseScene.tsx';
import { BoilerCutaway } from './BoilerCutaway.tsx';
import { drawing } from './Drawing.tsx';
import type { Pictures } from './pictureNamed.ts';
import { EnergyCoast } from './PlaceScenes.tsx';
import { SmartHouse } from './SmartHouse.tsx';

const none = { boiler: false, heating: false, plumbing: false, electrics: false };

/** Drawings that a content file may name. */
export const pictures = {
  'home-boiler': () => HomecareScene({ ...none, boiler: true }),
  'home-heating': () => HomecareScene({ ...none, boiler: true, heating: true }),
  'home-plumbing': () => HomecareScene({ ...none, boiler: true, heating: true, plumbing: true }),
  'home-pipes-and-wires': () => HomecareScene({ ...none, boiler: true, plumbing: true, electrics: true }),
  'home-whole': () => HomecareScene({ boiler: true, heating: true, plumbing: true, electrics: true }),
  coast: EnergyCoast,
  business: BusinessScene,
  'boiler-open': () => BoilerCutaway({ isPlain: true }),
  'smart-house': SmartHouse,
  'price-fixed': drawing('fixed-price'),
  'price-variable': drawing('variable-price'),
  turbine: drawing('turbine'),
  'night-rate': drawing('night-rate'),
  boiler: drawing('boiler'),
  'boiler-service': drawing('boiler-service'),
  repair: drawing('repair'),
  cylinder: drawing('cylinder'),
  thermostat: drawing('thermostat'),
  camera: drawing('camera'),
  lamp: drawing('lamp'),
  'home-app': drawing('home-app'),
  offers: drawing('offers'),
  panels: PanelPicture,
  charger: () => ChargerPicture({ hasCable: true, isSolar: true }),
} as const satisfies Readonly<Record<string, FunctionComponent>>;

/** The name of a drawing. */
export type PictureName = keyof typeof pictures;

/** What the files of site/pages/campaigns/content and site/pages/providers/content may name. */
export const offerPictures: Pictures = {
  Battery: drawing('battery-scene'),
  Business: BusinessScene,
  Ev: EvScene,
  Home: HomeScene,
  Warehouse: WarehouseScene,
};

import type { FunctionComponent } from 'react';
import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { ChargerPicture } from '../../widgets/ui/illustrations/ChargerPicture.tsx';
import { HomecareScene } from '../../widgets/ui/illustrations/HomecareScene.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import { BoilerCutaway } from './BoilerCutaway.tsx';
import { BoilerPicture } from './BoilerPicture.tsx';
import { BoilerServicePicture } from './BoilerServicePicture.tsx';
import { CameraPicture } from './CameraPicture.tsx';
import { CylinderPicture } from './CylinderPicture.tsx';
import { EnergyCoast } from './EnergyCoast.tsx';
import { FixedPricePicture } from './FixedPricePicture.tsx';
import { HomeAppPicture } from './HomeAppPicture.tsx';
import { LampPicture } from './LampPicture.tsx';
import { NightRatePicture } from './NightRatePicture.tsx';
import { OffersPicture } from './OffersPicture.tsx';
import { RepairPicture } from './RepairPicture.tsx';
import { SmartHouse } from './SmartHouse.tsx';
import { ThermostatPicture } from './ThermostatPicture.tsx';
import { TurbinePicture } from './TurbinePicture.tsx';
import { VariablePricePicture } from './VariablePricePicture.tsx';

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
  'price-fixed': FixedPricePicture,
  'price-variable': VariablePricePicture,
  turbine: TurbinePicture,
  'night-rate': NightRatePicture,
  boiler: BoilerPicture,
  'boiler-service': BoilerServicePicture,
  repair: RepairPicture,
  cylinder: CylinderPicture,
  thermostat: ThermostatPicture,
  camera: CameraPicture,
  lamp: LampPicture,
  'home-app': HomeAppPicture,
  offers: OffersPicture,
  panels: PanelPicture,
  charger: () => ChargerPicture({ hasCable: true, isSolar: true }),
} as const satisfies Readonly<Record<string, FunctionComponent>>;

/** The name of a drawing. */
export type PictureName = keyof typeof pictures;

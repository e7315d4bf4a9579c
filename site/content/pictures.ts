import type { FunctionComponent } from 'react';
import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { ChargerPicture } from '../../widgets/ui/illustrations/ChargerPicture.tsx';
import { HomecareScene } from '../../widgets/ui/illustrations/HomecareScene.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import { BoilerCutaway } from '../illustrations/BoilerCutaway.tsx';
import { BoilerPicture } from '../illustrations/BoilerPicture.tsx';
import { BoilerServicePicture } from '../illustrations/BoilerServicePicture.tsx';
import { CameraPicture } from '../illustrations/CameraPicture.tsx';
import { CylinderPicture } from '../illustrations/CylinderPicture.tsx';
import { EnergyCoast } from '../illustrations/EnergyCoast.tsx';
import { FixedPricePicture } from '../illustrations/FixedPricePicture.tsx';
import { HomeAppPicture } from '../illustrations/HomeAppPicture.tsx';
import { LampPicture } from '../illustrations/LampPicture.tsx';
import { NightRatePicture } from '../illustrations/NightRatePicture.tsx';
import { OffersPicture } from '../illustrations/OffersPicture.tsx';
import { RepairPicture } from '../illustrations/RepairPicture.tsx';
import { SmartHouse } from '../illustrations/SmartHouse.tsx';
import { ThermostatPicture } from '../illustrations/ThermostatPicture.tsx';
import { TurbinePicture } from '../illustrations/TurbinePicture.tsx';
import { VariablePricePicture } from '../illustrations/VariablePricePicture.tsx';

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

import { MeterPicture } from '../../../widgets/ui/illustrations/EnergyPictures.tsx';
import {
  BatteryPicture,
  InverterPicture,
  MountingFlat,
  MountingPitched,
  PanelPicture,
} from '../../../widgets/ui/illustrations/EquipmentPictures.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import type { Pictures } from '../../drawings/pictureNamed.ts';
import { ProjectOffice } from '../../drawings/ProjectOffice.tsx';
import { ProjectHall, ProjectHome, ProjectSchool, ProjectShops } from './ProjectScenes.tsx';

/** What the files of site/pages/case-studies/content may name: scenes on top of a page, smaller drawings in its gallery. */
export const projectPictures: Pictures = {
  Home: ProjectHome,
  Office: ProjectOffice,
  School: ProjectSchool,
  Shops: ProjectShops,
  Hall: ProjectHall,
  Community: drawing('project-community'),
  Battery: BatteryPicture,
  CableRun: drawing('cable-run'),
  FlatRoof: MountingFlat,
  Inverter: InverterPicture,
  Meter: MeterPicture,
  Panel: PanelPicture,
  PitchedRoof: MountingPitched,
  Report: drawing('report'),
  Yield: drawing('yield'),
};

import { BatteryPicture } from '../../widgets/ui/illustrations/BatteryPicture.tsx';
import { InverterPicture } from '../../widgets/ui/illustrations/InverterPicture.tsx';
import { MeterPicture } from '../../widgets/ui/illustrations/MeterPicture.tsx';
import { MountingFlat } from '../../widgets/ui/illustrations/MountingFlat.tsx';
import { MountingPitched } from '../../widgets/ui/illustrations/MountingPitched.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import { CableRunPicture } from './CableRunPicture.tsx';
import type { Pictures } from './pictureNamed.ts';
import { ProjectCommunity } from './ProjectCommunity.tsx';
import { ProjectHall } from './ProjectHall.tsx';
import { ProjectHome } from './ProjectHome.tsx';
import { ProjectOffice } from './ProjectOffice.tsx';
import { ProjectSchool } from './ProjectSchool.tsx';
import { ProjectShops } from './ProjectShops.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { YieldPicture } from './YieldPicture.tsx';

/** What the files of site/content/case-studies may name: scenes on top of a page, smaller drawings in its gallery. */
export const projectPictures: Pictures = {
  Home: ProjectHome,
  Office: ProjectOffice,
  School: ProjectSchool,
  Shops: ProjectShops,
  Hall: ProjectHall,
  Community: ProjectCommunity,
  Battery: BatteryPicture,
  CableRun: CableRunPicture,
  FlatRoof: MountingFlat,
  Inverter: InverterPicture,
  Meter: MeterPicture,
  Panel: PanelPicture,
  PitchedRoof: MountingPitched,
  Report: ReportPicture,
  Yield: YieldPicture,
};

import { BatteryPicture } from '../../widgets/ui/illustrations/BatteryPicture.tsx';
import { EvScene } from '../../widgets/ui/illustrations/EvScene.tsx';
import { MountingFlat } from '../../widgets/ui/illustrations/MountingFlat.tsx';
import { MountingPitched } from '../../widgets/ui/illustrations/MountingPitched.tsx';
import { PanelPicture } from '../../widgets/ui/illustrations/PanelPicture.tsx';
import { WarehouseScene } from '../../widgets/ui/illustrations/WarehouseScene.tsx';
import { BatteryScene } from './BatteryScene.tsx';
import { CableRunPicture } from './CableRunPicture.tsx';
import { DurhamScene } from './DurhamScene.tsx';
import { NewcastleScene } from './NewcastleScene.tsx';
import type { Pictures } from './pictureNamed.ts';
import { SunderlandScene } from './SunderlandScene.tsx';

/** What the files of site/content/local may name. */
export const localPictures: Pictures = {
  Battery: BatteryScene,
  Durham: DurhamScene,
  Ev: EvScene,
  Newcastle: NewcastleScene,
  Sunderland: SunderlandScene,
  Warehouse: WarehouseScene,
  BatteryBox: BatteryPicture,
  CableRun: CableRunPicture,
  FlatRoof: MountingFlat,
  Panel: PanelPicture,
  PitchedRoof: MountingPitched,
};

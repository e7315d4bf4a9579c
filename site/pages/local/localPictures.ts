import { BatteryPicture } from '../../../widgets/ui/illustrations/BatteryPicture.tsx';
import { EvScene } from '../../../widgets/ui/illustrations/EvScene.tsx';
import { MountingFlat } from '../../../widgets/ui/illustrations/MountingFlat.tsx';
import { MountingPitched } from '../../../widgets/ui/illustrations/MountingPitched.tsx';
import { PanelPicture } from '../../../widgets/ui/illustrations/PanelPicture.tsx';
import { WarehouseScene } from '../../../widgets/ui/illustrations/WarehouseScene.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { DurhamScene } from '../../drawings/DurhamScene.tsx';
import { NewcastleScene } from '../../drawings/NewcastleScene.tsx';
import type { Pictures } from '../../drawings/pictureNamed.ts';
import { SunderlandScene } from '../../drawings/SunderlandScene.tsx';

/** What the files of site/pages/local/content may name. */
export const localPictures: Pictures = {
  Battery: drawing('battery-scene'),
  Durham: DurhamScene,
  Ev: EvScene,
  Newcastle: NewcastleScene,
  Sunderland: SunderlandScene,
  Warehouse: WarehouseScene,
  BatteryBox: BatteryPicture,
  CableRun: drawing('cable-run'),
  FlatRoof: MountingFlat,
  Panel: PanelPicture,
  PitchedRoof: MountingPitched,
};

import { EvScene } from '../../widgets/ui/illustrations/EvScene.tsx';
import { BusinessScene, HomeScene } from '../../widgets/ui/illustrations/SolarScenes.tsx';
import { WarehouseScene } from '../../widgets/ui/illustrations/WarehouseScene.tsx';
import { drawing } from './Drawing.tsx';
import type { Pictures } from './pictureNamed.ts';

/** What the files of site/pages/campaigns/content and site/pages/providers/content may name. */
export const offerPictures: Pictures = {
  Battery: drawing('battery-scene'),
  Business: BusinessScene,
  Ev: EvScene,
  Home: HomeScene,
  Warehouse: WarehouseScene,
};

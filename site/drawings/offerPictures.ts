import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { EvScene } from '../../widgets/ui/illustrations/EvScene.tsx';
import { HomeScene } from '../../widgets/ui/illustrations/HomeScene.tsx';
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

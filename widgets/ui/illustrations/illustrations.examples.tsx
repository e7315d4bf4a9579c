import type { Example } from '../../workbench/example.ts';
import { BatteryPicture } from './BatteryPicture.tsx';
import { BusinessScene } from './BusinessScene.tsx';
import { HomeScene } from './HomeScene.tsx';
import { InverterPicture } from './InverterPicture.tsx';
import { MountingFlat } from './MountingFlat.tsx';
import { MountingGround } from './MountingGround.tsx';
import { MountingPitched } from './MountingPitched.tsx';
import { PanelPicture } from './PanelPicture.tsx';
import { RoofFlat } from './RoofFlat.tsx';
import { RoofMixed } from './RoofMixed.tsx';
import { RoofPitched } from './RoofPitched.tsx';

export const examples: readonly Example[] = [
  { name: 'BatteryPicture', render: () => <BatteryPicture /> },
  { name: 'BusinessScene', render: () => <BusinessScene /> },
  { name: 'HomeScene', render: () => <HomeScene /> },
  { name: 'InverterPicture', render: () => <InverterPicture /> },
  { name: 'MountingFlat', render: () => <MountingFlat /> },
  { name: 'MountingGround', render: () => <MountingGround /> },
  { name: 'MountingPitched', render: () => <MountingPitched /> },
  { name: 'PanelPicture', render: () => <PanelPicture /> },
  { name: 'RoofFlat', render: () => <RoofFlat /> },
  { name: 'RoofMixed', render: () => <RoofMixed /> },
  { name: 'RoofPitched', render: () => <RoofPitched /> },
];

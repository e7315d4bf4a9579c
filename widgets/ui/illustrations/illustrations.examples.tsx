import type { Example } from '../../workbench/example.ts';
import { ChargerPicture } from './ChargerPicture.tsx';
import { MeterPicture, UsagePicture } from './EnergyPictures.tsx';
import {
  BatteryPicture,
  InverterPicture,
  MountingFlat,
  MountingGround,
  MountingPitched,
  PanelPicture,
} from './EquipmentPictures.tsx';
import { EvScene } from './EvScene.tsx';
import { HighStreetScene } from './HighStreetScene.tsx';
import { HomecareScene } from './HomecareScene.tsx';
import { ParkingCarport, ParkingDriveway, ParkingGarage, ParkingShared, ParkingStreet } from './ParkingPictures.tsx';
import { RoofFlat, RoofMixed, RoofPitched } from './RoofPictures.tsx';
import { RoofPlan } from './RoofPlan.tsx';
import { BusinessScene, HomeScene } from './SolarScenes.tsx';
import { WarehouseScene } from './WarehouseScene.tsx';

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
  {
    name: 'HomecareScene, boiler only',
    render: () => <HomecareScene boiler heating={false} plumbing={false} electrics={false} />,
  },
  { name: 'HomecareScene, everything', render: () => <HomecareScene boiler heating plumbing electrics /> },
  { name: 'EvScene', render: () => <EvScene /> },
  { name: 'ParkingCarport', render: () => <ParkingCarport /> },
  { name: 'ParkingDriveway', render: () => <ParkingDriveway /> },
  { name: 'ParkingGarage', render: () => <ParkingGarage /> },
  { name: 'ParkingShared', render: () => <ParkingShared /> },
  { name: 'ParkingStreet', render: () => <ParkingStreet /> },
  { name: 'ChargerPicture, socket', render: () => <ChargerPicture hasCable={false} isSolar={false} /> },
  { name: 'ChargerPicture, solar with cable', render: () => <ChargerPicture hasCable isSolar /> },
  { name: 'HighStreetScene', render: () => <HighStreetScene /> },
  { name: 'MeterPicture', render: () => <MeterPicture /> },
  { name: 'RoofPlan, 13 panels', render: () => <RoofPlan panels={13} /> },
  { name: 'RoofPlan, 238 panels', render: () => <RoofPlan panels={238} /> },
  { name: 'WarehouseScene', render: () => <WarehouseScene /> },
  { name: 'UsagePicture, both', render: () => <UsagePicture gas={1} electricity={0.5} /> },
  { name: 'UsagePicture, electricity', render: () => <UsagePicture gas={0} electricity={0.1} /> },
];

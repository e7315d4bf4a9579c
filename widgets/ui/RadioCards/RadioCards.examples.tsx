import { type Example, exampleField } from '../../workbench/example.ts';
import {
  BatteryPicture,
  InverterPicture,
  MountingFlat,
  MountingGround,
  MountingPitched,
  PanelPicture,
} from '../illustrations/EquipmentPictures.tsx';
import { RoofFlat, RoofMixed, RoofPitched } from '../illustrations/RoofPictures.tsx';
import { RadioCards } from './RadioCards.tsx';

const panel = {
  value: 'panel-455w',
  title: '455 W panel',
  description: 'The most power from each panel: a good choice where roof space is tight.',
  price: '£129.50 a panel',
  picture: <PanelPicture />,
  meta: [
    { label: 'Efficiency', value: '22.8%' },
    { label: 'Warranty', value: '25 years' },
    { label: 'Size', value: '1762 × 1134 × 30 mm' },
  ],
} as const;

const mountings = [
  { value: 'mounting-pitched', title: 'Pitched roof mounting', picture: <MountingPitched />, badge: 'Fits your roof' },
  { value: 'mounting-flat', title: 'Flat roof mounting', picture: <MountingFlat /> },
  { value: 'mounting-ground', title: 'Ground mounting', picture: <MountingGround /> },
].map((mounting) => ({ ...panel, ...mounting, price: '£45.99 a panel' }));

export const examples: readonly Example[] = [
  {
    name: 'products',
    render: () => (
      <RadioCards
        field={exampleField('panelType')}
        legend="Choose your solar panels"
        columns={3}
        defaultValue="panel-455w"
        options={[
          panel,
          { ...panel, value: 'panel-410w', title: '410 W panel', price: '£119.99 a panel' },
          { ...panel, value: 'panel-450w', title: '450 W panel', price: '£124.75 a panel' },
        ]}
      />
    ),
  },
  {
    name: 'mountings',
    render: () => (
      <RadioCards
        field={exampleField('mountingType')}
        legend="Choose your mounting"
        columns={3}
        defaultValue="mounting-flat"
        options={mountings}
      />
    ),
  },
  {
    name: 'inverter and battery',
    render: () => (
      <RadioCards
        field={exampleField('batteryType')}
        legend="Choose your battery"
        columns={2}
        options={[
          { ...panel, value: 'inverter', title: 'Hybrid inverter', price: '£1,199.99', picture: <InverterPicture /> },
          { ...panel, value: 'battery', title: '13.5 kWh battery', price: '£6,999.99', picture: <BatteryPicture /> },
        ]}
        error="Choose a battery, or switch the battery off"
      />
    ),
  },
  {
    name: 'plans with what they include',
    render: () => (
      <RadioCards
        field={exampleField('plan')}
        legend="Choose your plan"
        columns={2}
        defaultValue="Standard"
        options={[
          { value: 'Standard', title: 'Standard', price: '£14 a month', points: ['Annual boiler service'] },
          {
            value: 'Plus',
            title: 'Plus',
            price: '£18 a month',
            points: ['Annual boiler service', 'Central heating cover'],
            badge: 'The plan you clicked',
          },
        ]}
      />
    ),
  },
  {
    name: 'tiles',
    render: () => (
      <RadioCards
        field={exampleField('roofType')}
        legend="Roof type"
        columns={3}
        defaultValue="Pitched"
        options={[
          {
            value: 'Pitched',
            title: 'Pitched',
            description: 'Sloping, with tiles or slates',
            picture: <RoofPitched />,
          },
          { value: 'Flat', title: 'Flat', description: 'Level, or nearly', picture: <RoofFlat /> },
          { value: 'Mixed', title: 'Mixed', description: 'Some of each', picture: <RoofMixed /> },
        ]}
      />
    ),
  },
];

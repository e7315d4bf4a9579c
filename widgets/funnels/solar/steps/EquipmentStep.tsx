import { useState, type ReactNode } from 'react';
import { formatPounds } from '#contract/common/money.ts';
import { batteries, inverters, mountings, panels, type Mounting } from '#contract/solar/catalogue.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { BatteryPicture } from '../../../ui/illustrations/BatteryPicture.tsx';
import { InverterPicture } from '../../../ui/illustrations/InverterPicture.tsx';
import { MountingFlat } from '../../../ui/illustrations/MountingFlat.tsx';
import { MountingGround } from '../../../ui/illustrations/MountingGround.tsx';
import { MountingPitched } from '../../../ui/illustrations/MountingPitched.tsx';
import { PanelPicture } from '../../../ui/illustrations/PanelPicture.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { RadioCards, type RadioCardOption } from '../../../ui/RadioCards/RadioCards.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Switch } from '../../../ui/Switch/Switch.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { equipment as copy, result } from '../laterCopy.ts';
import { batteryAfterSwitch, fittingMounting, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

const { meta } = copy;
const MOUNTING_PICTURES = {
  Pitched: <MountingPitched />,
  Flat: <MountingFlat />,
  Ground: <MountingGround />,
} satisfies Record<Mounting['roofType'], ReactNode>;

const panelOptions: RadioCardOption[] = panels.map((panel) => ({
  value: panel.id,
  title: panel.name,
  description: panel.summary,
  price: copy.eachPanel(formatPounds(panel.price)),
  picture: <PanelPicture />,
  meta: [
    { label: meta.efficiency, value: panel.efficiency },
    { label: meta.warranty, value: panel.warranty },
    { label: meta.origin, value: panel.origin },
    { label: meta.dimensions, value: panel.dimensions },
  ],
}));

const inverterOptions: RadioCardOption[] = inverters.map((inverter) => ({
  value: inverter.id,
  title: inverter.name,
  description: inverter.summary,
  price: formatPounds(inverter.price),
  picture: <InverterPicture />,
  meta: [
    { label: meta.power, value: inverter.power },
    { label: meta.efficiency, value: inverter.efficiency },
    { label: meta.phase, value: inverter.type },
    { label: meta.warranty, value: inverter.warranty },
    { label: meta.dimensions, value: inverter.dimensions },
  ],
}));

const batteryOptions: RadioCardOption[] = batteries.map((battery) => ({
  value: battery.id,
  title: battery.name,
  description: battery.summary,
  price: formatPounds(battery.price),
  picture: <BatteryPicture />,
  meta: [
    { label: meta.capacity, value: battery.capacity },
    { label: meta.cycles, value: battery.cycles },
    { label: meta.warranty, value: battery.warranty },
    { label: meta.dimensions, value: battery.dimensions },
  ],
}));

const mountingOptions = (fitting: string): RadioCardOption[] =>
  mountings.map((mounting) => ({
    value: mounting.id,
    title: mounting.name,
    description: mounting.summary,
    price: copy.eachPanel(formatPounds(mounting.price)),
    picture: MOUNTING_PICTURES[mounting.roofType],
    ...(mounting.id === fitting ? { badge: copy.fitsRoof } : {}),
    meta: [
      { label: meta.material, value: mounting.material },
      { label: meta.fixing, value: mounting.type },
      { label: meta.warranty, value: mounting.warranty },
    ],
  }));

/** Step 2: four tabs of equipment and what is chosen (section 2.4). */
export function EquipmentStep({ form }: StepProps<SolarValues>) {
  const [tab, setTab] = useState('panels');
  const { values } = form;
  const cards = (name: 'panelType' | 'inverterType' | 'batteryType', legend: string, options: RadioCardOption[]) => (
    <RadioCards
      field={form.field(name)}
      legend={legend}
      options={options}
      columns={3}
      defaultValue={values[name]}
      error={form.messageOf(name)}
    />
  );
  const tabs = [
    { id: 'panels', label: copy.panels.tab, panel: cards('panelType', copy.panels.legend, panelOptions) },
    {
      id: 'inverters',
      label: copy.inverters.tab,
      panel: (
        <Stack>
          {cards('inverterType', copy.inverters.legend, inverterOptions)}
          {values.systemSize > 12 && <Notice>{copy.inverterNote}</Notice>}
        </Stack>
      ),
    },
    { id: 'mounting', label: copy.mounting.tab, panel: <MountingPanel form={form} /> },
    {
      id: 'battery',
      label: copy.battery.tab,
      panel: (
        <Stack>
          <BatterySwitch form={form} />
          {values.batteryIncluded && cards('batteryType', copy.battery.legend, batteryOptions)}
        </Stack>
      ),
    },
  ];
  return (
    <Stack>
      <Tabs label={copy.tabsLabel} tabs={tabs} selected={tab} onSelect={setTab} />
      <Selected values={values} />
    </Stack>
  );
}

function MountingPanel({ form }: StepProps<SolarValues>) {
  const { values } = form;
  const fitting = fittingMounting(values.roofType);
  const isOther = fitting !== undefined && fitting.id !== values.mountingType;
  return (
    <Stack>
      {isOther && (
        <Notice>
          {copy.mountingHint.text(values.roofType, fitting.name)}{' '}
          <Button variant="quiet" onClick={() => form.set('mountingType', fitting.id)}>
            {copy.mountingHint.action}
          </Button>
        </Notice>
      )}
      <RadioCards
        field={form.field('mountingType')}
        legend={copy.mounting.legend}
        options={mountingOptions(fitting?.id ?? '')}
        columns={3}
        defaultValue={values.mountingType}
        error={form.messageOf('mountingType')}
      />
    </Stack>
  );
}

function BatterySwitch({ form }: StepProps<SolarValues>) {
  const { values } = form;
  const field = form.field('batteryIncluded', {
    onChange: (isOn) => form.set('batteryType', batteryAfterSwitch(values, isOn === true)),
  });
  return (
    <Switch
      field={field}
      label={copy.battery.include}
      description={copy.battery.includeText}
      defaultChecked={values.batteryIncluded}
    />
  );
}

function Selected({ values }: { readonly values: SolarValues }) {
  const quote = quoteOf(values);
  const { selected } = copy;
  if (!quote) return null;
  return (
    <SummaryList
      heading={selected.heading}
      rows={[
        { label: selected.panels, value: `${quote.figures.panelCount} × ${quote.panel.name}` },
        { label: selected.inverter, value: quote.inverter.name },
        { label: selected.mounting, value: quote.mounting.name },
        { label: selected.battery, value: quote.battery?.name ?? selected.noBattery },
        { label: selected.total, value: result.money(quote.figures.total), isTotal: true },
      ]}
    />
  );
}

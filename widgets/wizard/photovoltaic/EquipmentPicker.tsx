import { useEffect, useRef, useState } from 'react';
import { fittingMounting, type Catalogue } from '#contract/common/photovoltaic/equipment.ts';
import { systemHints, type SystemHint } from '#contract/common/photovoltaic/hints.ts';
import { type SystemQuote, totalLabel, type VatOnTop } from '#contract/common/photovoltaic/pricing.ts';
import { counted } from '#contract/common/photovoltaic/wording.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { RadioCards, type RadioCardOption } from '../../ui/RadioCards/RadioCards.tsx';
import { SummaryList } from '../../ui/SummaryList/SummaryList.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import type { StepForm } from '../stepForm.ts';
import { batteryOptions, inverterOptions, mountingOptions, panelOptions } from './equipmentOptions.tsx';
import { equipment as copy, result } from './laterCopy.ts';
import { HintOffers } from './SystemCheck.tsx';
import { batteryAfterSwitch, type SystemValues } from './systemValues.ts';

type EquipmentForm = StepForm<
  Pick<SystemValues, 'roofType' | 'panelType' | 'inverterType' | 'mountingType' | 'batteryIncluded' | 'batteryType'>
>;

interface EquipmentPickerProps {
  readonly form: EquipmentForm;
  readonly catalogue: Catalogue;
  /** Of the answers so far; undefined for equipment that the catalogue does not know. */
  readonly quote: SystemQuote | undefined;
  /** What to know about the inverters, or about the batteries, at this size. */
  readonly notes?: { readonly inverter?: string | undefined; readonly battery?: string | undefined };
  /** What comes on top of the total; undefined where it is what the customer pays. */
  readonly vat: VatOnTop | undefined;
}

/** Four tabs of equipment and what is chosen (sections 2.4 and 2.7). */
export function EquipmentPicker(props: EquipmentPickerProps) {
  const { form, catalogue, quote, notes = {}, vat } = props;
  const [tab, setTab] = useState('panels');
  const hints = quote ? systemHints(quote, form.values.roofType, catalogue) : [];
  const offered = useOfferedItem(form, setTab);
  const tabs = [
    {
      id: 'panels',
      label: copy.panels.tab,
      panel: (
        <Cards form={form} name="panelType" legend={copy.panels.legend} options={panelOptions(catalogue.panels)} />
      ),
    },
    {
      id: 'inverters',
      label: copy.inverters.tab,
      panel: (
        <Stack>
          <Cards
            form={form}
            name="inverterType"
            legend={copy.inverters.legend}
            options={inverterOptions(catalogue.inverters)}
          />
          {notes.inverter && <Notice>{notes.inverter}</Notice>}
        </Stack>
      ),
    },
    { id: 'mounting', label: copy.mounting.tab, panel: <MountingPanel form={form} catalogue={catalogue} /> },
    {
      id: 'battery',
      label: copy.battery.tab,
      panel: <BatteryPanel form={form} catalogue={catalogue} note={notes.battery} />,
    },
  ];
  return (
    <Stack>
      <div ref={offered.place}>
        <HintOffers hints={hints} onChoose={offered.choose} />
        <Tabs label={copy.tabsLabel} tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
      {quote && <Selected quote={quote} vat={vat} />}
    </Stack>
  );
}

const TAB_OF = { mountingType: 'mounting', inverterType: 'inverters' } as const;

/** Chooses what a hint offers and shows it: its tab opens, and the focus goes to it, for the button is gone. */
function useOfferedItem(form: EquipmentForm, openTab: (id: string) => void) {
  const place = useRef<HTMLDivElement | null>(null);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    if (!chosen) return;
    setChosen('');
    place.current?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus();
  }, [chosen]);
  const choose = (field: SystemHint['field'], id: string): void => {
    form.set(field, id);
    openTab(TAB_OF[field]);
    setChosen(id);
  };
  return { place, choose };
}

interface CardsProps {
  readonly form: EquipmentForm;
  readonly name: 'panelType' | 'inverterType' | 'mountingType' | 'batteryType';
  readonly legend: string;
  readonly options: RadioCardOption[];
}

const Cards = ({ form, name, legend, options }: CardsProps) => (
  <RadioCards
    field={form.field(name)}
    legend={legend}
    options={options}
    columns={3}
    defaultValue={form.values[name]}
    error={form.messageOf(name)}
  />
);

type PanelProps = Pick<EquipmentPickerProps, 'form' | 'catalogue'>;

function MountingPanel({ form, catalogue }: PanelProps) {
  const fitting = fittingMounting(catalogue, form.values.roofType);
  return (
    <Cards
      form={form}
      name="mountingType"
      legend={copy.mounting.legend}
      options={mountingOptions(catalogue.mountings, fitting?.id ?? '')}
    />
  );
}

function BatteryPanel({ form, catalogue, note }: PanelProps & { readonly note: string | undefined }) {
  const { batteryIncluded, batteryType } = form.values;
  const first = catalogue.batteries[0]?.id ?? '';
  const field = form.field('batteryIncluded', {
    onChange: (isOn) => form.set('batteryType', batteryAfterSwitch(batteryType, isOn === true, first)),
  });
  return (
    <Stack>
      <Switch
        field={field}
        label={copy.battery.include}
        description={copy.battery.includeText}
        defaultChecked={batteryIncluded}
      />
      {batteryIncluded && (
        <Cards
          form={form}
          name="batteryType"
          legend={copy.battery.legend}
          options={batteryOptions(catalogue.batteries)}
        />
      )}
      {batteryIncluded && note && <Notice>{note}</Notice>}
    </Stack>
  );
}

interface SelectedProps {
  readonly quote: SystemQuote;
  readonly vat: VatOnTop | undefined;
}

function Selected({ quote, vat }: SelectedProps) {
  const { selected } = copy;
  const { battery, batteryCount } = quote;
  return (
    <SummaryList
      heading={selected.heading}
      rows={[
        { label: selected.panels, value: counted(quote.figures.panelCount, quote.panel.name) },
        { label: selected.inverter, value: counted(quote.inverterCount, quote.inverter.name) },
        { label: selected.mounting, value: quote.mounting.name },
        { label: selected.battery, value: battery ? counted(batteryCount, battery.name) : selected.noBattery },
        {
          label: totalLabel(selected.total, vat),
          value: result.money(quote.figures.total),
          isTotal: true,
          note: vat && `${vat.adds}.`,
        },
      ]}
    />
  );
}

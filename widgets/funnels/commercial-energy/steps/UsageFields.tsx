import { useRef } from 'react';
import { typicalUsage } from '#contract/commercial-energy/catalogue.ts';
import { USAGE_PRESETS, type UsagePreset } from '#contract/commercial-energy/limits.ts';
import { energyStepSchema } from '#contract/commercial-energy/schema.ts';
import { presetUsage } from '#contract/commercial-energy/usage.ts';
import { formatKwh } from '#contract/commercial-energy/wording.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MeterPicture, UsagePicture } from '../../../ui/illustrations/EnergyPictures.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { RadioCards, type RadioCardOption } from '../../../ui/RadioCards/RadioCards.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { type StepForm, type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { energy as copy } from '../laterCopy.ts';
import type { CommercialEnergyValues } from '../state.ts';

const HIGHEST_KWH = Math.max(...Object.values(typicalUsage).flatMap((typical) => Object.values(typical)));

function presetCard(preset: UsagePreset, energyType: CommercialEnergyValues['energyType']): RadioCardOption {
  const { gasKwh = 0, electricityKwh = 0 } = presetUsage(preset, energyType);
  const fuels = [
    { label: copy.usage.gas, kwh: gasKwh },
    { label: copy.usage.electricity, kwh: electricityKwh },
  ];
  return {
    value: preset,
    ...copy.usage[preset],
    meta: fuels.filter(({ kwh }) => kwh > 0).map(({ label, kwh }) => ({ label, value: formatKwh(kwh) })),
    picture: <UsagePicture gas={gasKwh / HIGHEST_KWH} electricity={electricityKwh / HIGHEST_KWH} />,
  };
}

/** How much energy: typical figures drawn side by side, or the visitor's own (sections 2.6 and 4.6). */
export function UsageFields({ form }: StepProps<CommercialEnergyValues>) {
  const section = useRef<HTMLDivElement | null>(null);
  const { energyType, usageAmount } = form.values;
  const suggest = () => {
    form.set('usageAmount', 'medium');
    dropWrong(form, ['usageKwh', 'spendMonthly']);
    // The button goes away with the figures: the focus moves to what it has chosen.
    section.current?.querySelector<HTMLInputElement>('input[value=medium]')?.focus();
  };
  return (
    <div ref={section}>
      <Stack>
        <RadioCards
          field={form.field('usageAmount', {
            onChange: (amount) => amount !== 'custom' && dropWrong(form, ['usageKwh', 'spendMonthly']),
          })}
          legend={copy.usage.legend}
          hint={copy.usage.hint}
          columns={2}
          options={[
            ...USAGE_PRESETS.map((preset) => presetCard(preset, energyType)),
            { value: 'custom', ...copy.usage.custom, picture: <MeterPicture /> },
          ]}
          defaultValue={usageAmount}
          error={form.messageOf('usageAmount')}
        />
        {usageAmount === 'custom' && <CustomUsage form={form} onSuggest={suggest} />}
      </Stack>
    </div>
  );
}

interface CustomUsageProps extends StepProps<CommercialEnergyValues> {
  readonly onSuggest: () => void;
}

function CustomUsage({ form, onSuggest }: CustomUsageProps) {
  const { energyType, usageKwh, spendMonthly } = form.values;
  const { custom } = copy;
  // Gas and both must give a figure; electricity alone may go on without (section 5.5).
  const isLeftOut = energyType === 'electricity' && usageKwh.trim() === '' && spendMonthly.trim() === '';
  return (
    <Stack gap="sm">
      <h3>{custom.heading}</h3>
      <p>{custom.text}</p>
      <Columns>
        <TextField {...textProps(form, 'usageKwh', custom.usageKwh[energyType])} required={false} inputMode="decimal" />
        <TextField {...textProps(form, 'spendMonthly', custom.spendMonthly)} required={false} inputMode="decimal" />
      </Columns>
      <div role="status">{isLeftOut && <Notice>{custom.without}</Notice>}</div>
      <div>
        <Button variant="secondary" onClick={onSuggest}>
          {custom.suggested}
        </Button>
      </div>
    </Stack>
  );
}

type Hideable = 'usageKwh' | 'spendMonthly' | 'mpan' | 'mprn';

/** Empties fields that are about to leave the step with a wrong answer: nobody could mend it, and it would stop them. */
export function dropWrong({ values, set }: StepForm<CommercialEnergyValues>, names: readonly Hideable[]): void {
  for (const name of names) {
    if (!energyStepSchema.shape[name].safeParse(values[name]).success) set(name, '');
  }
}

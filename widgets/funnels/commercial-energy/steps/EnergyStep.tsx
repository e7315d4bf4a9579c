import { useState } from 'react';
import { isContractDay, LAST_DAY, FIRST_DAY, switchingWindow } from '#contract/commercial-energy/contractEnd.ts';
import { ukDay } from '#contract/common/calendar.ts';
import { ChoiceToggle } from '../../../ui/ChoiceToggle/ChoiceToggle.tsx';
import { Columns, Stack } from '../../../ui/Layout/Layout.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { type StepProps, textProps } from '../../../wizard/stepForm.ts';
import { energy as copy } from '../laterCopy.ts';
import type { CommercialEnergyValues } from '../state.ts';
import { MeterFields } from './MeterFields.tsx';
import { dropWrong, UsageFields } from './UsageFields.tsx';

/** Step 2: what is used, from whom, and through which meters (section 2.6). */
export const EnergyStep = ({ form }: StepProps<CommercialEnergyValues>) => (
  <Stack>
    <ChoiceToggle
      field={form.field('energyType', {
        onChange(type) {
          if (type === 'gas') dropWrong(form, ['mpan']);
          if (type === 'electricity') dropWrong(form, ['mprn']);
        },
      })}
      legend={copy.energyType.legend}
      options={copy.energyType.options}
      defaultValue={form.values.energyType}
      error={form.messageOf('energyType')}
    />
    <UsageFields form={form} />
    <ContractFields form={form} />
    <MeterFields form={form} />
  </Stack>
);

function ContractFields({ form }: StepProps<CommercialEnergyValues>) {
  const [today] = useState(() => ukDay(Date.now()));
  const [isHalfTyped, setHalfTyped] = useState(false);
  const { contractEndDate } = form.values;
  const binding = form.field('contractEndDate');
  return (
    <Stack gap="sm">
      <Columns>
        <TextField
          {...textProps(form, 'currentSupplier', { ...copy.fields.currentSupplier, isOptional: true })}
          autoComplete="off"
        />
        <TextField
          {...textProps(form, 'contractEndDate', { ...copy.fields.contractEndDate, isOptional: true })}
          field={{
            ...binding,
            onBlur(event) {
              // Of a date that lacks its year the browser says nothing but "": without this it would be lost unseen.
              setHalfTyped(event.target instanceof HTMLInputElement && event.target.validity.badInput);
              return binding.onBlur(event);
            },
          }}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
        />
      </Columns>
      <div role="status">
        {isHalfTyped ? (
          <Notice tone="sun">{copy.halfTyped}</Notice>
        ) : (
          isContractDay(contractEndDate) && <WindowNotice date={contractEndDate} today={today} />
        )}
      </div>
    </Stack>
  );
}

function WindowNotice({ date, today }: { readonly date: string; readonly today: string }) {
  const { tone, text } = copy.window[switchingWindow(date, today)];
  return <Notice tone={tone}>{text}</Notice>;
}

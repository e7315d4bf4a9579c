import { useState } from 'react';
import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import {
  chargingAssumptions,
  chargingCostPerYear,
  hoursToFill,
  readMiles,
  solarPercent,
  type ChargingPlace,
} from '#contract/ev/chargingCost.ts';
import { BarChart } from '../../../ui/BarChart/BarChart.tsx';
import { FactTable } from '../../../ui/FactTable/FactTable.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { Spoken } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { result } from '../laterCopy.ts';

const PLACES: readonly ChargingPlace[] = ['night', 'standard', 'publicRapid'];
const { running: copy } = result;
const ignore = (): void => undefined;

interface RunningCostsProps {
  /** As it was typed; "" where nobody said. */
  readonly postcode: string;
}

/** What is wrong with what is typed. While it can still become a figure that is no mistake yet. */
function errorOf(typed: string, isLeft: boolean): string | undefined {
  const read = readMiles(typed);
  if (typeof read === 'number') return undefined;
  const isUnfinished = typed.trim() === '' || (read === 'least' && !typed.includes('-'));
  return isUnfinished && !isLeft ? undefined : copy.miles.wrong[read];
}

/** Miles as they are typed; the figures keep to the last that can be. */
function useMiles() {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [miles, setMiles] = useState<number>(chargingAssumptions.milesPerYear);
  const [isLeft, setLeft] = useState(false);
  const field = {
    name: 'milesPerYear',
    onChange: ({ target }: { readonly target: unknown }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const read = readMiles(target.value);
      setTyped(target.value);
      setLeft(false);
      if (typeof read === 'number') setMiles(read);
    },
    onBlur: () => setLeft(true),
    ref: ignore,
  };
  return { field, miles, error: typed === undefined ? undefined : errorOf(typed, isLeft) };
}

/** The claim of section 9.5 with its basis, for the visitor's own miles: it says nothing about what the charger costs. */
export function RunningCosts({ postcode }: RunningCostsProps) {
  // The tag is past its form: nothing of this is an answer, and nothing is sent.
  const { field, miles, error } = useMiles();
  const costs = PLACES.map((place) => ({ place, cost: chargingCostPerYear(place, miles) }));
  const said = costs.map(({ place, cost }) => `${formatWholePounds(cost)} ${copy[place].toLowerCase()}`);
  return (
    <Stack gap="md">
      <TextField
        field={field}
        label={copy.miles.label}
        hint={copy.miles.hint}
        error={error}
        inputMode="numeric"
        defaultValue={copy.miles.typical}
      />
      <BarChart
        caption={copy.caption(miles)}
        bars={costs.map(({ place, cost }) => ({
          label: copy[place],
          note: copy.each(copy.rate[place]),
          value: toPounds(cost),
          text: formatWholePounds(cost),
          isMain: place === 'night',
        }))}
        note={copy.note}
      />
      <FactTable
        caption={copy.car}
        rows={[
          { label: copy.fill, value: copy.fillValue(hoursToFill()) },
          { label: copy.sun, value: copy.sunValue(solarPercent(miles, postcode)) },
        ]}
        note={copy.carNote}
      />
      <Spoken text={error ?? copy.status(miles, said)} />
    </Stack>
  );
}

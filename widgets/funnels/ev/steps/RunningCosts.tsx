import { useState } from 'react';
import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import {
  chargingAssumptions,
  chargingCostPerYear,
  hoursToFill,
  solarPercent,
  type ChargingPlace,
} from '#contract/ev/chargingCost.ts';
import { BarChart } from '../../../ui/BarChart/BarChart.tsx';
import { FactTable } from '../../../ui/FactTable/FactTable.tsx';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { result } from '../laterCopy.ts';

const PLACES: readonly ChargingPlace[] = ['night', 'standard', 'publicRapid'];
const { running: copy } = result;
const ignore = (): void => undefined;

interface RunningCostsProps {
  /** As it was typed; "" where nobody said. */
  readonly postcode: string;
}

/** The claim of section 9.5 with its basis, for the visitor's own miles: it says nothing about what the charger costs. */
export function RunningCosts({ postcode }: RunningCostsProps) {
  const [miles, setMiles] = useState<number>(chargingAssumptions.milesPerYear);
  const costs = PLACES.map((place) => ({ place, cost: chargingCostPerYear(place, miles) }));
  // The tag is past its form: nothing of this is an answer, and nothing is sent.
  const field = {
    name: 'milesPerYear',
    onChange: ({ target }: { readonly target: unknown }) => {
      if (target instanceof HTMLSelectElement) setMiles(Number(target.value));
    },
    onBlur: ignore,
    ref: ignore,
  };
  return (
    <Stack gap="md">
      <Select field={field} {...copy.miles} defaultValue={String(chargingAssumptions.milesPerYear)} />
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
      <VisuallyHidden>
        <span role="status">
          {copy.status(
            miles,
            costs.map(({ place, cost }) => `${formatWholePounds(cost)} ${copy[place].toLowerCase()}`),
          )}
        </span>
      </VisuallyHidden>
    </Stack>
  );
}

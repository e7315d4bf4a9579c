import { formatKilowattHours } from '../numbers.ts';
import type { Orientation, Shade } from './yield.ts';

// What somebody can say of their own home to make its estimate narrower. Apart from the schema: the block that asks loads no
// validation library.

/** Prices of electricity: one all day, or others by the hour. */
export const TARIFFS = ['flat', 'time-of-use'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** When a building uses electricity. */
export const OPENINGS = ['weekdays', 'daily', 'always'] as const;
export type Opening = (typeof OPENINGS)[number];

/** Shade that is asked for; what the method calls heavy nobody would put panels under. */
export const ASKED_SHADES = ['none', 'modest', 'significant'] as const satisfies readonly Shade[];

/** The action `estimate` sends these; what is left out is "not sure", or as in the quote. */
export interface EstimateInputs {
  readonly direction?: Orientation | undefined;
  readonly shade?: (typeof ASKED_SHADES)[number] | undefined;
  /** Whether somebody is usually at home between 9:00 and 17:00. */
  readonly homeInDay?: boolean | undefined;
  /** Default: flat. */
  readonly tariff?: Tariff | undefined;
  /** Of a building, which has hours of its own instead of somebody at home. Default: weekdays. */
  readonly opening?: Opening | undefined;
  /** Usable kWh of a battery of the catalogue, 0 for none. Default: the battery of the quote. */
  readonly batteryKwh?: number | undefined;
}

/** The ends of an estimate as they are shown: kWh and pounds a year, in whole ones. */
export interface EstimateFigures {
  readonly madeLow: number;
  readonly madeHigh: number;
  readonly savingLow: number;
  readonly savingHigh: number;
}

const FACING: Readonly<Record<Orientation, string>> = {
  S: 'south',
  'SE/SW': 'south-east or south-west',
  'E/W': 'east or west',
  'NE/NW': 'north-east or north-west',
  N: 'north',
};
const SHADED = { none: 'no shade', modest: 'some shade', significant: 'a lot of shade' } as const;

/** "roof facing south, no shade, out in the day, time-of-use tariff, 7.7 kWh battery"; "" of nothing. Hours of a building have words beside its estimate. */
export function inputWords({ direction, shade, homeInDay, tariff, batteryKwh }: EstimateInputs): string {
  const battery = batteryKwh === 0 ? 'no battery' : `${formatKilowattHours(batteryKwh ?? 0)} battery`;
  return [
    direction && `roof facing ${FACING[direction]}`,
    shade && SHADED[shade],
    homeInDay !== undefined && (homeInDay ? 'at home in the day' : 'out in the day'),
    tariff && `${tariff} tariff`,
    batteryKwh !== undefined && battery,
  ]
    .filter(Boolean)
    .join(', ');
}

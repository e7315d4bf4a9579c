import { inThousands } from './money.ts';

/** "2,097", "4.55": every number that a visitor reads, but money, years, phones and references. Two decimals at most. */
export const formatNumber = (value: number): string =>
  // Half up of the number as it is written: 1.005 is a little less than that in binary.
  inThousands(String(Math.round(Number((value * 100).toPrecision(15))) / 100));

/** "1 lead", "1,204 leads". @param many where it is another word than one with an "s" */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "4 kW", "12.35 kW" */
export const formatKilowatts = (kw: number): string => `${formatNumber(kw)} kW`;

/** "3,600 kWh" */
export const formatKilowattHours = (kwh: number): string => `${formatNumber(kwh)} kWh`;

/** "2,097 kg" */
export const formatKilograms = (kg: number): string => `${formatNumber(kg)} kg`;

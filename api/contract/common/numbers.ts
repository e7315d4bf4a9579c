// By hand: the first Intl.NumberFormat of a page takes 20 to 30 ms of a desk's processor and a hundred of a telephone's (Chromium
// 156), and its first step needs one just when it is taken over. numbers.test.ts compares both.
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/** "1,235", "92.50": that many decimals, 0 to 2. */
export const formatDecimals = (value: number, decimals: 0 | 2): string =>
  value.toFixed(decimals).replaceAll(THOUSANDS, ',');

/** "2,097", "4.55": every number that a visitor reads, but money, years, phones and references. Two decimals at most. */
export const formatNumber = (value: number): string =>
  // Half up of the number as it is written: 1.005 is a little less than that in binary.
  String(Math.round(Number((value * 100).toPrecision(15))) / 100).replaceAll(THOUSANDS, ',');

/** "4 kW", "12.35 kW" */
export const formatKilowatts = (kw: number): string => `${formatNumber(kw)} kW`;

/** "3,600 kWh" */
export const formatKilowattHours = (kwh: number): string => `${formatNumber(kwh)} kWh`;

/** "2,097 kg" */
export const formatKilograms = (kg: number): string => `${formatNumber(kg)} kg`;

const plainFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** "2,097", "4.55": every number that a visitor reads, but money, years, phones and references. Two decimals at most. */
export const formatNumber = (value: number): string => plainFormat.format(value);

/** "4 kW", "12.35 kW" */
export const formatKilowatts = (kw: number): string => `${formatNumber(kw)} kW`;

/** "3,600 kWh" */
export const formatKilowattHours = (kwh: number): string => `${formatNumber(kwh)} kWh`;

/** "2,097 kg" */
export const formatKilograms = (kg: number): string => `${formatNumber(kg)} kg`;

/** What a typical home uses in a year by Ofgem's typical domestic consumption values, in kWh, since a day (ISO). */
export const typicalUse = { electricityKwh: 2500, gasKwh: 9500, since: '2026-07-01' } as const;

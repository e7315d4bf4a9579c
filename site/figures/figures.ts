import type { FunctionComponent } from 'react';
import { BatteryDay } from './BatteryDay.tsx';
import { BatteryPaybacks } from './BatteryPaybacks.tsx';
import { ChargingCosts } from './ChargingCosts.tsx';
import { CommercialPayback } from './CommercialPayback.tsx';
import { ComplaintPath } from './ComplaintPath.tsx';
import { ExportEarnings } from './ExportEarnings.tsx';
import { GrantShares } from './GrantShares.tsx';
import { SolarByMonth } from './SolarByMonth.tsx';
import { SolarCostParts } from './SolarCostParts.tsx';
import { SolarPayback } from './SolarPayback.tsx';
import { TaxRelief } from './TaxRelief.tsx';
import { VatTimeline } from './VatTimeline.tsx';
import { WorkingDay } from './WorkingDay.tsx';

/** Drawings and charts that a text may name, `{figure:Name}`. */
export const figures: Readonly<Partial<Record<string, FunctionComponent>>> = {
  BatteryDay,
  BatteryPaybacks,
  ChargingCosts,
  CommercialPayback,
  ComplaintPath,
  ExportEarnings,
  GrantShares,
  SolarByMonth,
  SolarCostParts,
  SolarPayback,
  TaxRelief,
  VatTimeline,
  WorkingDay,
};

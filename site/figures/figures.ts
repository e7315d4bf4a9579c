import type { FunctionComponent } from 'react';
import { BatteryDay, BatteryPaybacks, WorkingDay } from './BatteryCharts.tsx';
import { ComplaintPath } from './ComplaintPath.tsx';
import { ChargingCosts, GrantShares } from './DrivingCharts.tsx';
import {
  CommercialPayback,
  ExportEarnings,
  SolarByMonth,
  SolarCostParts,
  SolarEstimate,
  SolarPayback,
  TaxRelief,
} from './SolarCharts.tsx';
import { StatisticsSwitch } from './StatisticsSwitch.tsx';
import { VatTimeline } from './VatTimeline.tsx';

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
  SolarEstimate,
  SolarPayback,
  StatisticsSwitch,
  TaxRelief,
  VatTimeline,
  WorkingDay,
};

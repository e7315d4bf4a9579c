import { WATTS_PER_PANEL } from './limits.ts';
import type { Assumptions } from './pricing.ts';

// What a visitor reads on the result, in the mail, in the PDF and behind the saved link alike.

/** How many years the charts look ahead: the warranty of the panels. */
export const CHART_YEARS = 25;

/** Above this, in kW on one phase, the network operator must agree before an installation (G99); below it is told (G98). */
export const NOTIFY_ONLY_KW = 3.68;

export const ROUNDING_NOTE = 'Figures are rounded to whole pounds, so the parts may differ from the total by a pound.';

export const NOT_FORMAL =
  'This is an estimate, not a formal quote and not a contract. The survey gives the final price and the certified production figure.';

/** Lines of "How we worked this out" that read the same in every funnel. */
export const commonWorkings = ({ installationPercent, designPercent, co2GramsPerKwh }: Assumptions) => ({
  panels: `Panels: system size ÷ ${WATTS_PER_PANEL} W for each panel, rounded.`,
  shares: `Installation is ${installationPercent}% and design ${designPercent}% of the equipment price.`,
  co2: `CO₂: ${co2GramsPerKwh / 1000} kg for each kWh.`,
  chart: `The chart keeps prices and production as they are today for all ${CHART_YEARS} years.`,
});

/** What the result, the mails, the PDF and the saved quote call the parts and figures of a system. */
export const systemLabels = {
  size: 'System size',
  inverter: 'Inverter',
  mounting: 'Mounting',
  battery: 'Battery',
  noBattery: 'Not included',
  production: 'Annual production',
  total: 'Total cost',
  savings: 'Annual savings',
  savingsNote: 'a year, estimated',
  payback: 'Payback period',
  co2: 'CO₂ saved',
  co2Note: 'a year',
  breakdown: 'Financial breakdown',
  equipment: 'Equipment',
  installation: 'Installation',
  design: 'Design',
  hints: 'Worth a second look',
} as const;

/** "2 × Three-phase inverter"; a single one goes without a number. */
export const counted = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);

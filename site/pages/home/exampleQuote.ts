import { formatWholePounds } from '#contract/common/money.ts';
import { formatPayback, type SystemFigures } from '#contract/common/photovoltaic/pricing.ts';
import { batteryExamples, homeExample } from '../../facts/exampleSystems.ts';

const asText = (figures: SystemFigures) => ({
  total: formatWholePounds(figures.total),
  savings: formatWholePounds(figures.annualSavings),
  paybackYears: formatPayback(figures.paybackTenths),
  co2: `${figures.co2Kg} kg`,
  panels: `${figures.panelCount} panels`,
});

const [smallest] = batteryExamples;

/** What the funnel answers when nothing is changed: priced by the contract, so that page and funnel agree. */
export const exampleQuote = {
  sizeKw: homeExample.sizeKw,
  ...asText(homeExample),
  battery: { name: smallest.name, ...asText(smallest) },
};

import { formatWholePounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { batteries, inverters, mountings, panels } from '#contract/solar/catalogue.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';

const SIZE_KW = solarLimits.sizeKw.home.initial;

function priceOf(battery: string) {
  const quote = quoteSolar({
    sizeKw: SIZE_KW,
    panel: panels[0].id,
    inverter: inverters[0].id,
    mounting: mountings[0].id,
    batteryIncluded: battery !== '',
    battery,
  });
  if (!quote) throw new Error(`The catalogue cannot price the example of the home page (battery "${battery}").`);
  const { figures } = quote;
  return {
    total: formatWholePounds(figures.total),
    savings: formatWholePounds(figures.annualSavings),
    paybackYears: formatPayback(figures.paybackTenths),
    co2: `${figures.co2Kg} kg`,
    panels: `${figures.panelCount} panels`,
  };
}

/** What the funnel answers when nothing is changed: priced by the contract, so that page and funnel agree. */
export const exampleQuote = {
  sizeKw: SIZE_KW,
  ...priceOf(''),
  battery: { name: batteries[0].name, ...priceOf(batteries[0].id) },
};

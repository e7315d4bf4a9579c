import { estimateHome, type HomeRange } from '#contract/common/energy/estimate.ts';
import { priceCap, timeOfUse, typicalUse } from '#contract/common/energy/prices.ts';
import type { Orientation } from '#contract/common/energy/yield.ts';
import { formatWholePounds, pounds, type SubPence } from '#contract/common/money.ts';
import { batteryChoices } from '#contract/solar/estimate.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { homeExample, homeQuote } from '../exampleSystems.ts';
import type { Fact, Facts } from '../facts.ts';
import { articlePaths, productPaths } from '../registryParts.ts';

// What the estimate of the solar quote comes to for a typical home, so that pages say what the quote will say.

const { cost: COST, battery: BATTERY, grants: GRANTS } = articlePaths;
const { solar: SOLAR } = productPaths;
const TOWNS = [
  {
    id: 'newcastle',
    postcode: 'NE1 1AA',
    page: '/solar-panels-newcastle',
    south: [COST, GRANTS, SOLAR],
    eastWest: [COST],
  },
  { id: 'durham', postcode: 'DH1 1AA', page: '/solar-panels-durham', south: [], eastWest: [] },
  { id: 'sunderland', postcode: 'SR1 1AA', page: '/solar-panels-sunderland', south: [], eastWest: [] },
] as const;
const SLOPE_DEGREES = 30;

/** @throws for a postcode that the method has no weather for: a page would promise what the quote cannot tell */
function typicalHome(postcode: string, orientation: Orientation): HomeRange {
  const estimate = estimateHome({
    postcode,
    orientation,
    sizeKw: solarLimits.sizeKw.home.initial,
    cost: homeExample.total,
    batteryKwh: 0,
    monthlyBill: undefined,
    shade: 'none',
    tilt: SLOPE_DEGREES,
  });
  if (estimate.kind === 'none') throw new Error(`There is no estimate for ${postcode}.`);
  return estimate;
}

const worth = ({ low, high }: HomeRange): string =>
  `${formatWholePounds(low.saving)} to ${formatWholePounds(high.saving)}`;

const estimated = (text: string, ...pages: string[]): Fact => ({
  text,
  pages,
  section: 'not specified',
  substantiation: 'Computed by the engine of the quote, which follows SAP 10.2, with the prices that it names.',
});

const byTown: Facts = Object.fromEntries(
  TOWNS.flatMap(({ id, postcode, page, south, eastWest }) => [
    [`estimate-${id}-south`, estimated(worth(typicalHome(postcode, 'S')), page, ...south)],
    [`estimate-${id}-east-west`, estimated(worth(typicalHome(postcode, 'E/W')), page, ...eastWest)],
  ]),
);

const [, middle] = batteryChoices(typicalHome(TOWNS[0].postcode, 'S'), homeQuote, '');
const batteryFact = (saving: SubPence | undefined): Fact =>
  estimated(formatWholePounds(saving ?? pounds(0)), BATTERY, '/battery-storage-north-east');

const EVERYWHERE = [...TOWNS.map(({ page }) => page), SOLAR, COST, BATTERY, '/battery-storage-north-east', GRANTS];

/** What a typical home's solar panels earn in a year by the estimate of the quote. */
export const facts: Facts = {
  ...byTown,
  'estimate-prices': estimated(priceCap.period, ...EVERYWHERE),
  'estimate-hours-prices': estimated(timeOfUse.period, BATTERY, '/battery-storage-north-east'),
  'estimate-battery-flat': batteryFact(middle?.worth.flat),
  'estimate-battery-hours': batteryFact(middle?.worth.timeOfUse),
  'estimate-use': estimated(`${typicalUse.electricityKwh.toLocaleString('en-GB')} kWh`, ...EVERYWHERE),
};
